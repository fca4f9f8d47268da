import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

/** `look` is the button of those without script: the page comes back with its preview, and nothing is published. */
export async function actOnText({ path, fetch }: Visit, { values }: Form): Promise<Response | Form['values']> {
  if (values.look !== undefined) return values
  const { item } = await callApiByForm('POST /api/staff/texts/changes', values, { fetch })
  const place = values.act === 'add' ? `/staff/content/faq/${item}` : path
  return redirectTo(`${place}?done=${values.act}#page-title`)
}
