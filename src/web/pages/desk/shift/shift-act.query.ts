import { askAboutNote } from '#web/parts/desk/note/ask-about-note.query.ts'
import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnShift({ path, fetch }: Visit, form: Form): Promise<Response> {
  const { values } = form
  if (values.act === 'write') askAboutNote(form, 'words')
  await callApiByForm('POST /api/desk/shift', values, { fetch })
  return redirectTo(values.act === 'write' ? `${path}#house-${values.house}` : path)
}
