import { useRef, useState } from 'react'
import type { WantedStatus } from '#domain/residence.ts'
import { useReread } from '#web/parts/desk/use-reread.ts'
import type { Failure } from '#web/plumbing/failure.ts'
import { showToast, type ToastMessage } from '#web/ui/overlay/toast-store.ts'

export type SetStatus = (id: string, status: WantedStatus) => Promise<{ kind: 'done' } | Failure>

/** Changes who can see a house, one change at a time, and says so in a toast. The page is read anew after. */
export function useStatus(setStatus: SetStatus) {
  const reread = useReread()
  const [isPending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  // The state only changes at the next render: a second tap can come before it.
  const isRunning = useRef(false)

  async function change(id: string, status: WantedStatus, said: ToastMessage): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setPending(true)
    setTrouble(null)
    const outcome = await setStatus(id, status)
    await reread(outcome)
    isRunning.current = false
    setPending(false)
    if (outcome.kind === 'failed') {
      setTrouble([outcome.message, ...Object.values(outcome.fields)].join(' '))
      return false
    }
    showToast(said)
    return true
  }
  return { isPending, trouble, change }
}
