import type { inboxParts } from '#contract/inquiries/inquiry.ts'
import { askAboutNote } from '#web/parts/desk/note/ask-about-note.query.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

export async function actOnMessage({ fetch, query }: Visit, form: Form): Promise<Response> {
  const { id = '', ...fields } = form.values
  if (fields.act === 'note') askAboutNote(form, 'note')
  await callApi('POST /api/inquiries/:id/changes', { params: { id: id || 'none' }, body: fields }, { fetch })
  return redirectTo(`/workspace/messages${buildShownAddress(query, id, fields.act)}#m-${id}`)
}

const partAfter: Readonly<Record<string, (typeof inboxParts)[number]>> = {
  answered: 'answered',
  reply: 'answered',
  close: 'closed',
  reopen: 'waiting',
  give_back: 'waiting',
}

function buildShownAddress(asked: URLSearchParams, id: string, act = ''): string {
  const query = new URLSearchParams(asked)
  query.delete('reply')
  query.set('open', id)
  const part = partAfter[act]
  if (part !== undefined && query.get('status') !== 'all') {
    query.set('status', part)
    query.delete('cursor')
  }
  return `?${query}`
}
