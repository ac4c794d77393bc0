import type { Hono } from 'hono'

/** The explorers' own files. */
export function docsFiles(_app: Hono): void {}
