import { peopleWords } from '#content/staff/people.ts'
import { staffWords } from '#content/staff/staff.ts'
import { defineStaffPage } from '#web/pages/staff/staff-page.ts'
import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { redirectTo } from '#web/plumbing/page.ts'
import PeopleScreen from './people-screen.island.tsx'

export default defineStaffPage({
  words: peopleWords,
  refusedWords: staffWords.refused,
  read: ({ query, fetch }) => callApi('GET /api/staff/people', { query: { q: query.get('q') ?? '' } }, { fetch }),
  async act({ path, fetch }, { values: { id: email = '', q = '' } }) {
    await callApiByForm('POST /api/staff/confirmations', { email }, { fetch })
    return redirectTo(`${path}?${new URLSearchParams({ q })}`)
  },
  screen: PeopleScreen,
})
