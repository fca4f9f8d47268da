import { builtInTexts } from '#content/desk/staff/built-in-texts.ts'
import { staffWords } from '#content/desk/staff/staff.ts'
import { textsWords } from '#content/desk/staff/texts.ts'
import { defineStaffPage } from '#web/pages/desk/staff/staff-page.ts'
import { ApiError, callApi } from '#web/plumbing/api-client.ts'
import { findText } from './find-text.ts'
import { actOnText } from './text-act.query.ts'
import TextScreen from './text-screen.island.tsx'

const missing = { code: 'not_found', message: 'There is no such text.' }

export default defineStaffPage({
  words: textsWords,
  refusedWords: staffWords.refused,
  async read({ params: { kind = '', item = '' }, fetch }) {
    const answer = await callApi('GET /api/staff/texts/:kind/:item', { params: { kind, item } }, { fetch })
    const found = findText(builtInTexts, { kind, item }, answer)
    if (found === null) throw new ApiError(404, JSON.stringify(missing))
    return found
  },
  act: actOnText,
  screen: TextScreen,
})
