import { defineCalls } from '#contract/calls/call.ts'
import { forSomebody, readId } from '#contract/calls/row-parts.ts'
import { chunkQuery, fileBegun, fileInput, fileView } from '#contract/calls/uploads.ts'

const params = { id: readId('This file is no longer there.') }
const added = [...forSomebody, 'invalid_input', 'conflict', 'too_large', 'too_many_requests'] as const

export const chunkBody = {
  type: 'application/octet-stream',
  words: 'So many bytes as `chunkBytes` says; the last chunk is the rest.',
} as const

export const fileCalls = defineCalls({
  'POST /api/files': {
    words: 'Begins to send a file: 201 with its id. Its bytes follow in chunks.',
    body: fileInput,
    answer: fileBegun,
    errors: added,
  },
  'PUT /api/files/:id/bytes': {
    words:
      'Takes the next chunk. 409 says from where to go on; the last chunk is answered when the file was looked at.',
    params,
    query: chunkQuery,
    body: chunkBody,
    answer: fileView,
    errors: [...added, 'not_found', 'wrong_media_type'],
  },
  'GET /api/files/:id': {
    words: 'How far a file is, and what was found in it.',
    params,
    answer: fileView,
    errors: [...forSomebody, 'not_found'],
  },
  'DELETE /api/files/:id': {
    words: 'Deletes a file, or stops sending it.',
    params,
    answer: null,
    errors: [...forSomebody, 'not_found', 'conflict'],
  },
  'POST /api/files/whole': {
    words: 'Takes a file in one form, for browsers without script: 201 when it was looked at.',
    body: { type: 'multipart/form-data', words: '`file`, one file: PDF, JPEG or PNG.' },
    answer: fileView,
    errors: [...added, 'wrong_media_type'],
  },
})
