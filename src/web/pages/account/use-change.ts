import { useState } from 'react'
import type { Failure } from '#web/plumbing/failure.ts'

type Outcome = { kind: 'done' } | Failure

/** One change at a time: which one is under way, and what to say when it did not work. */
export function useChange(onChanged: () => void) {
  const [pending, setPending] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)

  async function run(id: string, work: () => Promise<Outcome>): Promise<boolean> {
    if (pending) return false
    setPending(id)
    setTrouble(null)
    const outcome = await work()
    setPending(null)
    if (outcome.kind === 'failed') setTrouble(outcome.message)
    // What failed may have failed because the list is old, so it is fetched anew in any case.
    onChanged()
    return outcome.kind === 'done'
  }
  return { pending, trouble, run }
}
