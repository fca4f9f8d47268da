import { useEffect } from 'react'
import { inSentence, type StateDirectoryRecord } from '#domain/state-directory.ts'
import { LiveBeds } from '#web/parts/live-beds/live-beds.tsx'
import type { StateCounts } from '#web/parts/live-beds/state-counts.query.ts'
import { StateHomes } from '#web/parts/live-beds/state-homes.tsx'
import { tellBeds } from '#web/parts/live-beds/told-beds.ts'
import { useStateCounts } from '#web/parts/live-beds/use-state-counts.ts'
import type { NearbyState } from '../layout-props.ts'
import { NoHomes } from './no-homes.tsx'

type OpenBedsProps = {
  state: Pick<StateDirectoryRecord, 'name' | 'code' | 'slug' | 'narrAffiliate'>
  counts: StateCounts
  /** The place that the page's address asks about. */
  near: string | null
  nearby: readonly NearbyState[]
  isSample: boolean
}

/** What the houses of the state say of their beds, and some homes with an open one, as they change. */
export default function OpenBeds({ state, counts, near, nearby, isSample }: OpenBedsProps) {
  const { beds, homes, askAgain } = useStateCounts(state, counts, near)
  useEffect(() => {
    if (beds !== null) tellBeds(beds)
  }, [beds])
  const none = <NoHomes record={state} nearby={nearby} />
  return (
    <LiveBeds beds={beds} code={state.code} askAgain={askAgain} isSample={isSample}>
      <StateHomes homes={homes} name={inSentence(state)} code={state.code} askAgain={askAgain} none={none} />
    </LiveBeds>
  )
}
