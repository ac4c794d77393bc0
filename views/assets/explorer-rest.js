SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#rest',
  deepLinking: true,
  presets: [SwaggerUIBundle.presets.apis],
  // The badge of the validator is a request to another host.
  validatorUrl: null,
})
