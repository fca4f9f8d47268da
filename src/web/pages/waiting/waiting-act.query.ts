import { askAboutNote } from '#web/parts/desk/note/ask-about-note.query.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnWaiting({ fetch }: Visit, form: Form): Promise<Response> {
  const { values } = form
  askAboutNote(form, 'note')
  const { residenceId } = await callApi('POST /api/waiting/changes', { body: values }, { fetch })
  const goesOn = values.act !== 'delete' && values.act !== 'add' && values.act !== 'settings'
  return redirectTo(
    `/workspace/waiting?house=${residenceId}${goesOn ? `&open=${values.id}#w-${values.id}` : `&said=${values.act}`}`,
  )
}
