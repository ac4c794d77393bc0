// A process that takes orders and never answers.
process.on('message', () => {})
