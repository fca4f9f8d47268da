import type { inboxParts } from '#contract/inquiries/inquiry.ts'
import { ask } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

/** Answers, closes, reopens or lists a message, and shows it where it then stands. */
export async function actOnMessage({ fetch, query }: Visit, { values }: Form): Promise<Response> {
  const { id = '', ...fields } = values
  await ask('POST /api/inquiries/:id/changes', { params: { id: id || 'none' }, body: fields }, { fetch })
  return redirectTo(`/workspace/messages${whereShown(query, fields.act)}#m-${id}`)
}

/** The part of the list in which a message stands after this. */
const partAfter: Readonly<Record<string, (typeof inboxParts)[number]>> = {
  answered: 'answered',
  close: 'closed',
  reopen: 'waiting',
  give_back: 'waiting',
}

/** The list they were in; where it would not show the message any more, the part that does and says what was done. */
function whereShown(asked: URLSearchParams, act = ''): string {
  const query = new URLSearchParams(asked)
  const part = partAfter[act]
  if (part !== undefined && (query.get('status') || 'all') !== 'all') {
    query.set('status', part)
    query.delete('cursor')
  }
  return query.size > 0 ? `?${query}` : ''
}
