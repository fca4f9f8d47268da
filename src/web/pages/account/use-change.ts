import { useState } from 'react'
import type { Failure } from '#web/plumbing/failure.ts'
import type { FormSent } from '#web/plumbing/send-form.ts'

/** A change of the account, by the word its form without script posts. */
export type AccountChange = 'add-passkey' | 'remove-passkey' | 'end-session' | 'end-others'

/** Reads the page anew, at the address the change leads to. The forms rest until it has come. */
export type OnChanged = (next: string) => unknown

export type Outcome = FormSent | Failure

/** One change at a time: which one is under way, and what to say when it did not work. */
export function useChange(onChanged: OnChanged) {
  const [pending, setPending] = useState<string | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)

  /** `id` is what is changed, where there are several. */
  async function run(change: AccountChange, work: () => Promise<Outcome>, id: string = change): Promise<void> {
    if (pending) return
    setPending(id)
    setTrouble(null)
    const outcome = await work()
    if (outcome.kind === 'done') await onChanged(outcome.next)
    else setTrouble(outcome.message)
    setPending(null)
  }
  return { pending, trouble, run }
}
