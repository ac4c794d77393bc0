const WORKERS = { json: 'json', graphql: 'graphql' }
self.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_, label) => `/docs/files/worker-${WORKERS[label] ?? 'editor'}.js`,
}
YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#graphql'), {
  endpoint: '/graphql',
  title: 'Provender',
  defaultQuery: `# The same data and the same plans as over REST. Press the button to run.
query Recipes {
  recipes(lang: en, country: "DE", q: "soup", limit: 5) {
    total
    items { id title timeMin kcal cost }
  }
}
`,
})
