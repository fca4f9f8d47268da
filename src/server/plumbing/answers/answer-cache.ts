import type { Clock } from '#server/plumbing/start/clock.ts'

/** A cache of at most `most` answers, each for `ms`; failures are not kept. */
export function createAnswerCache(clock: Clock, ms: number, most = 500) {
  const answers = new Map<string, { at: number; answer: Promise<unknown> }>()
  function keep<Answer>(key: string, make: (now: Date) => Promise<Answer>): Promise<Answer> {
    const now = clock.now()
    const known = answers.get(key)
    // A key is only ever used with one kind of answer.
    if (known && now.getTime() - known.at < ms) return known.answer as Promise<Answer>
    if (answers.size >= most) answers.clear()
    // The oldest stand first: what is too old for anybody only takes memory.
    for (const [old, { at }] of answers) {
      if (now.getTime() - at < ms) break
      answers.delete(old)
    }
    const answer = make(now)
    answers.set(key, { at: now.getTime(), answer })
    answer.catch(() => answers.delete(key))
    return answer
  }
  return { keep, forget: () => answers.clear() }
}
