import { builtInTexts, textGroups } from '#content/staff/built-in-texts.ts'
import { staffWords } from '#content/staff/staff.ts'
import { textsWords } from '#content/staff/texts.ts'
import { defineStaffPage } from '#web/pages/staff/staff-page.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { listTexts } from './list-texts.ts'
import TextsScreen from './texts-screen.island.tsx'

export default defineStaffPage({
  words: textsWords,
  refusedWords: staffWords.refused,
  async read({ fetch }) {
    const { texts, mayChange } = await callApi('GET /api/staff/texts', {}, { fetch })
    return { texts: listTexts(builtInTexts, texts, textGroups), mayChange }
  },
  screen: TextsScreen,
})
