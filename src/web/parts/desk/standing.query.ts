import type { InquiryCount } from '#contract/inquiries/inquiry.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import type { Visit } from '#web/plumbing/page.ts'

export type DeskStanding = { heardTo: string | null; timeZone: string | null; messages: InquiryCount | null }

/** The event id is read first: what changes during the read is then announced once more. */
export async function readAtDesk<Read>(
  { fetch, user }: Visit,
  read: () => Promise<Read>,
): Promise<{ read: Read; desk: DeskStanding }> {
  const received = await callApi('GET /api/desk/heard', {}, { fetch }).catch(() => null)
  const asksMessages = mayAtDesk(user ?? null, 'messages')
  const [found, messages] = await Promise.all([
    read(),
    asksMessages ? callApi('GET /api/inquiries/count', {}, { fetch }).catch(() => null) : null,
  ])
  return { read: found, desk: { heardTo: received?.heardTo ?? null, timeZone: received?.timeZone ?? null, messages } }
}
