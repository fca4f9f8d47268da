import type { ReviewWords } from '#content/certification/review.ts'
import { isSteppedBack } from '#domain/certification/application/leaving/stepped-back.ts'
import type { DeskAnswer } from '#web/parts/desk/page/read-visit.ts'

/** Who stepped back gets a page of its own, which takes the place of what was read before. */
export function sayStepBack<Read>(answer: DeskAnswer<Read>, { barred, back }: ReviewWords): DeskAnswer<Read> {
  if (answer.kind !== 'failed' || answer.failure.status !== 403 || !isSteppedBack(answer.failure.message)) return answer
  const { title } = barred.conflict
  const list = { words: back, to: '/affiliate/applications' }
  return { kind: 'refused', words: { title, words: answer.failure.message, contact: '', back: list } }
}
