import { applicationsRefusedWords } from '#content/affiliates/affiliate-desk.ts'
import { reviewWords } from '#content/certification/review.ts'
import { checkFields, waiverFields } from '#domain/certification/application/answering/checked-at-once.ts'
import { isDecider } from '#domain/people/desk-powers.ts'
import { settle } from '#web/parts/desk/disputed/settle.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'
import ReviewScreen from './review-screen.island.tsx'

export default defineDeskPage({
  words: { title: reviewWords.queue.title, description: reviewWords.description },
  title: ({ data }) => (data.kind === 'read' ? data.read.line.residence.name : reviewWords.queue.title),
  mayEnter: isDecider,
  refusedWords: applicationsRefusedWords,
  read: ({ params, fetch }) => callApi('GET /api/applications/:id', { params: { id: params.id ?? '' } }, { fetch }),
  act: actOnReview,
  screen: ReviewScreen,
})

/** Days and times of a form are those of whoever sends it; without script they are taken as UTC, and said so. */
async function actOnReview({ path, params, fetch }: Visit, { values }: Form): Promise<Response> {
  const fields = values.act === 'check' ? checkFields : values.act === 'waive' ? waiverFields : []
  const said = settle<string>(fields, values).values
  await callApiByForm('POST /api/applications/:id/acts', said, { params: { id: params.id ?? '' }, fetch })
  const { act = '', code } = values
  return redirectTo(code ? `${path}?${new URLSearchParams({ rule: code, done: act })}#rule-${code}` : `${path}#next`)
}
