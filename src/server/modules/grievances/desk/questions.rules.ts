import type { OperatorQuestion } from '#contract/grievances/handling.ts'
import type { Seals } from '#server/plumbing/sealing/sealed-text.ts'
import type { QuestionRow } from './desk.store.ts'

export function toQuestion(row: QuestionRow, seals: Seals): OperatorQuestion {
  const { id, residence, askedBy, answeredAt, answeredBy } = row
  const open = (sealed: Uint8Array | null) => (sealed === null ? '' : (seals.open(sealed, id) ?? ''))
  return {
    id,
    residence,
    askedBy,
    askedAt: row.askedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    question: open(row.question),
    filer: open(row.filer),
    answer: answeredAt && { words: open(row.answer), at: answeredAt.toISOString(), by: answeredBy ?? '' },
    isClosed: row.closedAt !== null,
  }
}
