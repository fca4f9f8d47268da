import * as z from 'zod/mini'
import { defineCalls } from '#contract/calls/call.ts'
import { defineTyped, forSomebody, readId } from '#contract/calls/row-parts.ts'
import {
  type ImportList,
  type ImportView,
  importChoicesInput,
  importCommitInput,
  importQuery,
} from '#contract/imports/imports.ts'

const params = { id: readId('There is no such import.') }
const changed = [...forSomebody, 'not_found', 'conflict', 'invalid_input'] as const

export const importCalls = defineCalls({
  'GET /api/imports': {
    words: 'The imports of one’s organization.',
    answer: defineTyped<ImportList>(),
    errors: forSomebody,
  },
  'POST /api/imports': {
    words: 'Reads a spreadsheet: 201 with the id of what was read.',
    body: { type: 'multipart/form-data', words: '`sheet`, one file: CSV or XLSX.' },
    answer: z.object({ id: z.string() }),
    errors: [...changed, 'too_large', 'wrong_media_type', 'too_many_requests'],
  },
  'GET /api/imports/:id': {
    words: 'An import: what it would do, how far it is, or what it did.',
    params,
    query: importQuery,
    answer: defineTyped<ImportView>(),
    errors: [...forSomebody, 'not_found'],
  },
  'POST /api/imports/:id/choices': {
    words: 'Says what columns mean and corrects rows; gives what the import would do then.',
    params,
    query: importQuery,
    body: importChoicesInput,
    answer: defineTyped<ImportView>(),
    errors: changed,
  },
  'POST /api/imports/:id/commit': {
    words: 'Brings the houses in.',
    params,
    body: importCommitInput,
    answer: { type: 'application/x-ndjson', words: 'A line says how far it is, the last one how it ended.' },
    errors: [...changed, 'prove_again'],
  },
  'DELETE /api/imports/:id': {
    words: 'Deletes what was read and not brought in.',
    params,
    answer: null,
    errors: [...forSomebody, 'not_found', 'conflict'],
  },
  'POST /api/imports/:id/undo': {
    words: 'Takes an import back; `kept` are the houses that were changed since.',
    params,
    answer: z.object({ kept: z.int() }),
    errors: [...forSomebody, 'not_found', 'conflict'],
  },
  'GET /api/imports/:id/left-out.csv': {
    words: 'The rows that were left out, with the reason.',
    params,
    answer: { type: 'text/csv', words: 'The columns of the file, and one for the reason.' },
    errors: [...forSomebody, 'not_found'],
  },
  'GET /api/export.zip': {
    words: 'Everything there is of one’s organization.',
    answer: { type: 'application/zip', words: 'A file for each kind of thing.' },
    errors: [...forSomebody, 'prove_again'],
  },
})
