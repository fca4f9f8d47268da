import { affiliatesWords } from '#content/affiliates/affiliate-desk.ts'
import { staffWords } from '#content/staff/staff.ts'
import { actByForm } from '#web/parts/desk/page/act-by-form.query.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import AffiliatesScreen from './affiliates-screen.island.tsx'
import { defineStaffPage } from './staff-page.ts'

export default defineStaffPage({
  words: affiliatesWords,
  refusedWords: staffWords.refused,
  read: ({ fetch }) => callApi('GET /api/staff/affiliates', {}, { fetch }),
  act: actByForm(
    'POST /api/staff/affiliates/changes',
    ({ path, values: { act }, answer: { id } }) =>
      `${path}?done=${act}&id=${id}#${act === 'key' ? 'key' : 'affiliate'}-${id}`,
  ),
  screen: AffiliatesScreen,
})
