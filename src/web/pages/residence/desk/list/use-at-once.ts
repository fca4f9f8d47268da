import { useState } from 'react'
import type { ResidenceStatuses, ResidenceStatusesAnswer } from '#contract/residence/residence-desk.ts'
import { useReread } from '#web/parts/desk/news/use-reread.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import type { FormRefused, FormSent } from '#web/ui/form/form-way.ts'

export type AtOnceStatus = ResidenceStatuses['status']
export type AtOnce = ReturnType<typeof useAtOnce>

type SaidStatuses = { status: AtOnceStatus } & ResidenceStatusesAnswer

export function useAtOnce(answered: FormAnswer | null) {
  const reread = useReread()
  const [said, setSaid] = useState<SaidStatuses | null>(() => readSaid(answered?.values))
  const [trouble, setTrouble] = useState<string | null>(answered?.message || null)
  return {
    said,
    trouble,
    begin: () => setTrouble(null),
    async fail(failure: FormRefused): Promise<void> {
      await reread(failure)
      setTrouble(failure.message)
    },
    async finish(sent: FormSent): Promise<void> {
      await reread(sent)
      setSaid(readSaid(sent.values))
    },
  }
}

function readSaid({ changed, waiting, alike, status }: FormSent['values'] = {}): SaidStatuses | null {
  if (changed === undefined) return null
  const lists = { changed: listIds(changed), waiting: listIds(waiting), alike: listIds(alike) }
  return { status: status === 'draft' ? 'draft' : 'published', ...lists }
}

function listIds(list = ''): string[] {
  return list.split(',').filter((id) => id !== '')
}
