import { useMemo, useSyncExternalStore } from 'react'
import type { SignedInUser } from '#contract/account/auth.ts'
import { actsFor } from '#domain/people/acts-for.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { isVisitPath } from '#web/plumbing/stored/stored-board.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { createFindingStore } from './finding-store.ts'
import { listWaiting } from './queued-findings.ts'

/** On every page of the desk but the visit itself, which says it and sends them. */
export function WaitingFindings({ person }: { person: SignedInUser }) {
  const { path } = useDeskPageState()
  const mayVisit = mayAtDesk(person, 'claims', ['affiliate'])
  const [count, id] = useWaiting(mayVisit && !isVisitPath(path) ? actsFor(person) : null)
  return (
    <div role="status">
      {count > 0 && (
        <Notice icon="offline" title={leftWords(count)} className="mt-3 mb-3">
          <SiteLink to={`/affiliate/applications/${id}/visit`}>
            Open the visit to send {count === 1 ? 'it' : 'them'}
          </SiteLink>
        </Notice>
      )}
    </div>
  )
}

const leftWords = (count: number) =>
  count === 1 ? '1 finding has not left this device.' : `${count} findings have not left this device.`

const nothing = '0 '

function useWaiting(owner: string | null): [count: number, applicationId: string] {
  const store = useMemo(() => owner && typeof window !== 'undefined' && createFindingStore(owner), [owner])
  const summary = useSyncExternalStore(
    (listener) => (store ? store.onOthers(listener) : () => {}),
    () => {
      const waiting = store ? listWaiting(store.read()) : []
      return `${waiting.length} ${waiting[0]?.said.applicationId ?? ''}`
    },
    () => nothing,
  )
  const [count = '0', id = ''] = summary.split(' ')
  return [Number(count), id]
}
