import { defineCalls } from '#contract/calls/call.ts'
import { defineTyped } from '#contract/calls/row-parts.ts'
import type { ApiDocument } from '#contract/open-data/open-data.ts'

export const openapiCalls = defineCalls({
  'GET /api/openapi.json': {
    words: 'What you read here, as an OpenAPI 3.1 document for programs.',
    answer: defineTyped<ApiDocument>(),
    errors: [],
    cache: 'public, max-age=60',
    public: {
      id: 'describe',
      group: 'This description',
      title: 'Read this description',
      example: '/api/openapi.json',
    },
  },
})
