// Runs before anything else, on whatever Node is there, so that a missing Node 24 says so in words.
const major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    `Provender needs Node 24 and found ${process.version}. "npm ci" installs it into node_modules; ` +
      'it is a development dependency and comes by an install script, so leave out --omit=dev, NODE_ENV=production and --ignore-scripts.',
  )
  process.exit(1)
}
