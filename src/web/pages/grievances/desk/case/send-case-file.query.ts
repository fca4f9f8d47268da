import { sendFiles } from '#web/parts/desk/send-files.query.ts'
import { sendForm } from '#web/plumbing/api/send-form.ts'
import type { SendForm } from '#web/ui/form/form-way.ts'

type CaseFileTarget = { owner: string | null; id: string; onProgress: (share: number | null) => void }

/** Words alone go as every form does. */
export function createCaseSender({ owner, id, onProgress }: CaseFileTarget): SendForm {
  return async (action, typed, headers) => {
    const file = typed.get('file')
    if (!(file instanceof File) || file.name === '') {
      typed.delete('file')
      return sendForm(action, typed, headers)
    }
    const path = { params: { id }, onProgress }
    const sent = await sendFiles(owner, 'POST /api/affiliate/grievances/:id/files', typed, path)
    onProgress(null)
    return sent.kind === 'done' ? { kind: 'done', next: action } : sent
  }
}
