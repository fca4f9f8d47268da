import { defineCalls } from '#contract/calls/call.ts'
import { forSomebody, readId } from '#contract/calls/row-parts.ts'
import { photoActInput, residencePhotos } from '#contract/residence/photos.ts'
import {
  bulkChangeAnswer,
  bulkChangeInput,
  deskResidence,
  deskResidenceList,
  deskResidencesQuery,
  newResidenceAnswer,
  newResidenceInput,
  residenceStatusAnswer,
  residenceStatusesAnswer,
  residenceStatusesInput,
  residenceStatusInput,
  saveResidenceAnswer,
  saveResidenceInput,
} from '#contract/residence/residence-desk.ts'
import { residenceDetail } from '#contract/residence/residence-detail.ts'

const params = { id: readId('There is no such residence in your list.') }
const changed = [...forSomebody, 'not_found', 'conflict', 'invalid_input'] as const

export const deskResidenceCalls = defineCalls({
  'GET /api/desk/residences': {
    words: 'A page of the list, by name. What of the query is not understood is not asked for.',
    query: deskResidencesQuery,
    answer: deskResidenceList,
    errors: forSomebody,
  },
  'POST /api/desk/residences': {
    words: 'Adds a residence, which is a draft.',
    body: newResidenceInput,
    answer: newResidenceAnswer,
    errors: [...forSomebody, 'invalid_input'],
  },
  'POST /api/desk/residences/status': {
    words: 'Changes the status of many residences at once.',
    body: residenceStatusesInput,
    answer: residenceStatusesAnswer,
    errors: changed,
  },
  'POST /api/desk/residences/bulk': {
    words: 'Changes the status, phone, fee or waiting list of many residences, or says what would change.',
    body: bulkChangeInput,
    answer: bulkChangeAnswer,
    errors: changed,
  },
  'GET /api/desk/residences/:id': {
    words: 'A residence with everything its own people may edit.',
    params,
    answer: deskResidence,
    errors: [...forSomebody, 'not_found'],
  },
  'POST /api/desk/residences/:id': {
    words: 'Saves what was changed of a residence, and publishes it if asked to.',
    params,
    body: saveResidenceInput,
    answer: saveResidenceAnswer,
    errors: changed,
  },
  'GET /api/desk/residences/:id/preview': {
    words: 'A residence as the public would read it.',
    params,
    answer: residenceDetail,
    errors: [...forSomebody, 'not_found', 'conflict'],
  },
  'POST /api/desk/residences/:id/status': {
    words: 'Changes the status of a residence.',
    params,
    body: residenceStatusInput,
    answer: residenceStatusAnswer,
    errors: changed,
  },
  'GET /api/desk/residences/:id/photos': {
    words: 'The photos of a residence, in their order.',
    params,
    answer: residencePhotos,
    errors: [...forSomebody, 'not_found'],
  },
  'POST /api/desk/photos': {
    words: 'Adds a photo: 201 with all of the house.',
    body: { type: 'multipart/form-data', words: '`house`, the id of the residence, and `photo`, one file.' },
    answer: residencePhotos,
    errors: [...changed, 'too_large', 'wrong_media_type', 'too_many_requests'],
  },
  'POST /api/desk/photos/:id': {
    words: 'Moves, describes or deletes a photo.',
    params: { id: readId('This photo is no longer there.') },
    body: photoActInput,
    answer: residencePhotos,
    errors: changed,
  },
})
