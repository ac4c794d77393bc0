/** A request that is refused before any message of it is read, as JSON-RPC has it. */
export const refusalBody = (message: string) => ({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null })
