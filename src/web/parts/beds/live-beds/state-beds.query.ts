import { useEffect, useEffectEvent } from 'react'
import { followState } from '#web/parts/residence/live-residences/follow-state.ts'
import { useFetched } from '#web/plumbing/api/use-fetched.ts'

export function useStateBeds(slug: string) {
  const fetched = useFetched('GET /api/directory/states/:slug', { params: { slug } })
  const { answer, refresh } = fetched
  const ask = useEffectEvent(() => refresh())
  const measuredAt = useEffectEvent(() => (answer.is === 'known' ? answer.value.measuredAt : null))
  useEffect(
    () =>
      followState(
        slug,
        () => ask(),
        () => measuredAt(),
      ),
    [slug],
  )
  return fetched
}
