import { builtInTexts } from '#content/staff/built-in-texts.ts'
import { staffWords } from '#content/staff/staff.ts'
import { textsWords } from '#content/staff/texts.ts'
import { defineStaffPage } from '#web/pages/staff/staff-page.ts'
import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { ApiError, callApi } from '#web/plumbing/api-client.ts'
import { redirectTo } from '#web/plumbing/page.ts'
import { findText } from './find-text.ts'
import TextScreen from './text-screen.island.tsx'

const missing = { code: 'not_found', message: textsWords.missing }

export default defineStaffPage({
  words: textsWords,
  refusedWords: staffWords.refused,
  async read({ params: { kind = '', item = '' }, fetch }) {
    const answer = await callApi('GET /api/staff/texts/:kind/:item', { params: { kind, item } }, { fetch })
    const found = findText(builtInTexts, { kind, item }, answer)
    if (found === null) throw new ApiError(404, JSON.stringify(missing))
    return found
  },
  /** `look` is the button of those without script: the page comes back with its preview, and nothing is published. */
  async act({ path, fetch }, { values }) {
    if (values.look !== undefined) return values
    const { item } = await callApiByForm('POST /api/staff/texts/changes', values, { fetch })
    const place = values.act === 'add' ? `/staff/content/faq/${item}` : path
    return redirectTo(`${place}?done=${values.act}#page-title`)
  },
  screen: TextScreen,
})
