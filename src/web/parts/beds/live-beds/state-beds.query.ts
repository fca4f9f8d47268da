import { useEffect, useEffectEvent } from 'react'
import { followState } from '#web/parts/residences/live-residences/follow-state.ts'
import { useFetched } from '#web/plumbing/api/use-fetched.ts'

export function useStateBeds(slug: string) {
  const asked = useFetched('GET /api/directory/states/:slug', { params: { slug } })
  const { answer, refresh } = asked
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
  return asked
}
