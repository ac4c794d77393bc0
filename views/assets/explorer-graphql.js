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
  recipes(q: "soup", lang: en, first: 5) {
    totalCount
    nodes { id title(lang: en) timeMin kcal cost(country: "DE") { amount currency } }
  }
}
`,
})
