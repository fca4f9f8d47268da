import { useMemo, useSyncExternalStore } from 'react'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { actsFor } from '#domain/people/acts-for.ts'
import { isOfficer } from '#domain/people/desk-powers.ts'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { readWaitingPhotos, watchOtherPhotos } from '#web/parts/desk/photos/waiting-photos.ts'
import { isVisitPath } from '#web/plumbing/stored/stored-board.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { createFindingStore } from './finding-store.ts'
import { countWaiting, listWaiting } from './queued-findings.ts'

/** On every page of the desk but the visit itself, which says it and sends them. */
export function WaitingFindings({ person }: { person: SignedInUser }) {
  const { path } = useDeskPageState()
  const mayVisit = isOfficer(person)
  const { findings, photos, id } = useWaiting(mayVisit && !isVisitPath(path) ? actsFor(person) : null)
  const count = findings + photos
  return (
    <div role="status">
      {count > 0 && (
        <Notice icon="offline" title={describeLeft(findings, photos)} className="mt-3 mb-3">
          <SiteLink to={`/affiliate/applications/${id}/visit`}>
            Open the visit to send {count === 1 ? 'it' : 'them'}
          </SiteLink>
        </Notice>
      )}
    </div>
  )
}

function describeLeft(findings: number, photos: number): string {
  const said = [findings && formatCount(findings, 'finding'), photos && formatCount(photos, 'photo')]
    .filter(Boolean)
    .join(' and ')
  return `${said} ${findings + photos === 1 ? 'has' : 'have'} not left this device.`
}

const nothing = '0 0 '
const none = { count: 0, applicationId: '' }

function useWaiting(owner: string | null): { findings: number; photos: number; id: string } {
  const store = useMemo(() => owner && typeof window !== 'undefined' && createFindingStore(owner), [owner])
  const summary = useSyncExternalStore(
    (listener) => {
      const stop = [store ? store.onOthers(listener) : null, owner ? watchOtherPhotos(owner, listener) : null]
      return () => {
        for (const one of stop) one?.()
      }
    },
    () => {
      const waiting = store ? listWaiting(store.read()) : []
      const photos = owner ? readWaitingPhotos(owner) : none
      return `${store ? countWaiting(store.read()) : 0} ${photos.count} ${waiting[0]?.said.applicationId ?? photos.applicationId}`
    },
    () => nothing,
  )
  const [findings = '0', photos = '0', id = ''] = summary.split(' ')
  return { findings: Number(findings), photos: Number(photos), id }
}
