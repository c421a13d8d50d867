/** A server whose judge is a model at an endpoint. */
export const judgedBy = (url: string, model = 'test-model') => ({
  settings: {
    'claimlight.judge': 'openai',
    'claimlight.model.baseUrl': url,
    'claimlight.model.name': model,
  },
});
