import { useRef, useState } from 'react'
import { useReread } from '#web/parts/desk/use-reread.ts'
import type { Failure } from '#web/plumbing/failure.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

export type Outcome = { kind: 'done' } | Failure

/** One change at a time: whether one is under way, and what to say when it did not work. The page is read anew after. */
export function useChange() {
  const reread = useReread()
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  // The state only changes at the next render: a second tap can come before it.
  const isRunning = useRef(false)

  async function run(work: () => Promise<Outcome>, said: string): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    setTrouble(null)
    const outcome = await work()
    await reread(outcome)
    isRunning.current = false
    setPending(false)
    if (outcome.kind === 'done') showToast({ title: said })
    else setTrouble(outcome.message)
  }
  return { isPending, trouble, run }
}
