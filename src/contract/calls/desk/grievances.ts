import { defineCalls } from '#contract/calls/call.ts'
import { done, forSomebody, readId } from '#contract/calls/row-parts.ts'
import { filedGrievance, fileGrievance, filerAct, filerCase, followGrievance } from '#contract/grievances/filing.ts'
import {
  clockFields,
  grievanceList,
  handlerAct,
  handlerCase,
  operatorAnswer,
  operatorQuestions,
} from '#contract/grievances/handling.ts'
import { noGrievance } from '#domain/grievances/decide.ts'

const params = { id: readId(noGrievance.words) }

export const grievanceCalls = defineCalls({
  'POST /api/grievances': {
    words: 'Files a grievance about a home or in a state. Needs no account: 201 with the key of the case, said once.',
    body: fileGrievance,
    answer: filedGrievance,
    errors: ['not_found', 'conflict', 'invalid_input', 'too_many_requests'],
  },
  'POST /api/grievances/case': {
    words: 'A case as whoever filed it reads it, by its key. The key goes in the body, so that no address has it.',
    body: followGrievance,
    answer: filerCase,
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
  },
  'POST /api/grievances/case/acts': {
    words: 'Answers, withdraws, opens again, or asks the alliance to look, by the key of the case.',
    body: filerAct,
    answer: done,
    errors: ['not_found', 'not_allowed', 'conflict', 'invalid_input', 'too_many_requests'],
  },
  'POST /api/grievances/case/files': {
    words: 'Adds a file to a case, alone or with a message, by the key of the case.',
    body: { type: 'multipart/form-data', words: '`key`, `words` or none, and `file`: one PDF, JPEG or PNG.' },
    answer: done,
    errors: ['not_found', 'conflict', 'invalid_input', 'wrong_media_type', 'too_large', 'too_many_requests'],
  },
  'GET /api/affiliate/grievances': {
    words: 'The cases of an affiliate, the one that is due first at the top; of the alliance, its own and the counts.',
    answer: grievanceList,
    errors: forSomebody,
  },
  'GET /api/affiliate/grievances/:id': {
    words: 'One of them, with what was said.',
    params,
    answer: handlerCase,
    errors: [...forSomebody, 'not_found'],
  },
  'POST /api/affiliate/grievances/:id/acts': {
    words: 'Acknowledges, asks, refers, closes: one act of whoever handles a case.',
    params,
    body: handlerAct,
    answer: done,
    errors: [...forSomebody, 'not_found', 'conflict', 'invalid_input'],
  },
  'POST /api/affiliate/grievances/:id/files': {
    words: 'Adds a file to a case, for its filer or for the handlers alone.',
    params,
    body: {
      type: 'multipart/form-data',
      words: '`act`, which is `tell` or `note`, `words` or none, and `file`: one PDF, JPEG or PNG.',
    },
    answer: done,
    errors: [...forSomebody, 'not_found', 'conflict', 'invalid_input', 'wrong_media_type', 'too_large'],
  },
  'POST /api/affiliate/grievance-clock': {
    words: 'The days an affiliate gives itself for each step, and where they stand.',
    body: clockFields,
    answer: done,
    errors: [...forSomebody, 'invalid_input', 'conflict'],
  },
  'GET /api/concerns': {
    words: 'What affiliates ask one’s organization about its homes, and its answers.',
    answer: operatorQuestions,
    errors: forSomebody,
  },
  'POST /api/concerns/:id/answer': {
    words: 'Answers one of them.',
    params: { id: readId('There is no such question.') },
    body: operatorAnswer,
    answer: done,
    errors: [...forSomebody, 'not_found', 'conflict', 'invalid_input'],
  },
})
