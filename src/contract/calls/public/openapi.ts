import * as z from 'zod/mini'
import { defineCalls } from '#contract/calls/call.ts'

/** The description of the public calls. */
export const openapiCalls = defineCalls({
  'GET /api/openapi.json': {
    words: 'What you read here, as an OpenAPI 3.1 document for programs.',
    ...{ answer: z.looseObject({ openapi: z.string() }), errors: [], cache: 'public, max-age=60' },
    public: {
      ...{ id: 'describe', group: 'This description', title: 'Read this description', example: '/api/openapi.json' },
    },
  },
})
