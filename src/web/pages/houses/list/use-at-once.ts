import { useRef, useState } from 'react'
import type { ResidenceStatuses, ResidenceStatusesAnswer } from '#contract/residence-desk.ts'
import { useReread } from '#web/parts/desk/use-reread.ts'
import type { Failure } from '#web/plumbing/failure.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'

export type AtOnceStatus = ResidenceStatuses['status']
export type SetStatuses = (
  asked: ResidenceStatuses,
) => Promise<{ kind: 'done'; answer: ResidenceStatusesAnswer } | Failure>

type Said = { status: AtOnceStatus } & ResidenceStatusesAnswer
export type AtOnce = {
  said: Said | null
  trouble: string | null
  isPending: boolean
  set: (ids: readonly string[], status: AtOnceStatus) => Promise<void>
}

/** Changes several houses in one call, and keeps which, so that it can be taken back. `answered` is a post without script. */
export function useAtOnce(setStatuses: SetStatuses, answered: FormAnswer | null): AtOnce {
  const reread = useReread()
  const [said, setSaid] = useState<Said | null>(() => saidBy(answered))
  const [trouble, setTrouble] = useState<string | null>(answered?.message || null)
  const [isPending, setPending] = useState(false)
  // A second tap can come before the next render.
  const isRunning = useRef(false)

  async function set(ids: readonly string[], status: AtOnceStatus) {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    const outcome = await setStatuses({ ids: [...ids], status })
    await reread(outcome)
    isRunning.current = false
    setPending(false)
    setTrouble(outcome.kind === 'failed' ? outcome.message : null)
    if (outcome.kind === 'done') setSaid({ status, ...outcome.answer })
  }
  return { said, trouble, isPending, set }
}

function saidBy(answered: FormAnswer | null): Said | null {
  const { changed, waiting, alike, status } = answered?.values ?? {}
  if (changed === undefined) return null
  const lists = { changed: idsOf(changed), waiting: idsOf(waiting), alike: idsOf(alike) }
  return { status: status === 'draft' ? 'draft' : 'published', ...lists }
}

function idsOf(list = ''): string[] {
  return list.split(',').filter((id) => id !== '')
}
