import type { FileView } from '#contract/calls/uploads.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import type { Form } from '#web/plumbing/page.ts'

export function sendWhole([file]: Form['files'], inside: typeof fetch): Promise<FileView> {
  const body = new FormData()
  if (file) body.append('file', file)
  return callApi('POST /api/files/whole', { body }, { fetch: inside })
}
