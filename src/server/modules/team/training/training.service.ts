import type { Tx } from '#server/plumbing/transactions.ts'
import { tick } from './training.store.ts'

/** Part of the transaction of the answer. It stays when the question is deleted after its time. */
export function tickAnswered(tx: Tx, { organizationId, personId }: { organizationId: string; personId: string }) {
  return tick(tx, organizationId, personId, 'answer_question')
}
