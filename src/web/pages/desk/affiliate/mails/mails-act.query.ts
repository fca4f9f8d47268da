import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

const anchors: Readonly<Record<string, string>> = { save: 'preview', send: 'sent', stop: 'sent' }

export async function actOnMails({ path, fetch }: Visit, { values }: Form): Promise<Response> {
  await callApiByForm('POST /api/affiliate/mails/changes', values, { fetch })
  return redirectTo(`${path}?done=${values.act}#${anchors[values.act ?? ''] ?? 'page-title'}`)
}
