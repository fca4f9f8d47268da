import type { OperatorQuestion } from '#contract/grievances/handling.ts'
import type { Seals } from '#server/plumbing/sealing/sealed-text.ts'
import type { QuestionRow } from './desk.store.ts'

export function toQuestion(row: QuestionRow, seals: Seals): OperatorQuestion {
  const { id, residence, askedBy, askedAt, dueAt, isClosed, answeredAt, answeredBy } = row
  const open = (sealed: Buffer | null) => (sealed === null ? '' : (seals.open(sealed, id) ?? ''))
  return {
    id,
    residence,
    askedBy,
    askedAt,
    dueAt,
    question: open(row.question),
    filer: open(row.filer),
    answer: answeredAt === null ? null : { words: open(row.answer), at: answeredAt, by: answeredBy ?? '' },
    isClosed,
  }
}
