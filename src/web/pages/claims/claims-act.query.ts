import { apiRequest } from '#web/plumbing/api-client.ts'
import { type Answer, type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'
import { Refusal } from '#web/plumbing/refusal.ts'
import { pathOf } from './claims.query.ts'

const acts = [
  ...['claim', 'code', 'proof', 'letter', 'withdrawal', 'objection', 'decision', 'undo'],
  ...['check-decision', 'check-undo'],
]

/** Does to a claim, or to what waits to be public, what `act` names, and shows it. */
export async function actOnClaims({ fetch }: Visit, { values }: Form): Promise<Answer> {
  const { act = '', id = '', ...body } = values
  if (!acts.includes(act)) throw new Refusal('bad_request', 'This form does nothing here.')
  const answer = await apiRequest('POST', pathOf(act, id), { body, fetch })
  const made: { id?: string } = await answer.json()
  return redirectTo(`/workspace/claims#${act.startsWith('check-') ? 'check' : 'claim'}-${made.id ?? id}`)
}
