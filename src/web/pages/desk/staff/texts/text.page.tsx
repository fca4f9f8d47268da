import { builtInTexts } from '#content/desk/staff/built-in-texts.ts'
import { staffWords } from '#content/desk/staff/staff.ts'
import { textsWords } from '#content/desk/staff/texts.ts'
import { defineStaffPage } from '#web/pages/desk/staff/staff-page.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { findText } from './find-text.ts'
import { actOnText } from './text-act.query.ts'
import TextScreen from './text-screen.island.tsx'

export default defineStaffPage({
  words: textsWords,
  refusedWords: staffWords.refused,
  async read({ params: { kind = '', item = '' }, fetch }) {
    const answer = await callApi('GET /api/staff/texts/:kind/:item', { params: { kind, item } }, { fetch })
    return findText(builtInTexts, { kind, item }, answer)
  },
  act: actOnText,
  screen: TextScreen,
})
