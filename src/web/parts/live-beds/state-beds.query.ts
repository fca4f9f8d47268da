import { useStateChanges } from '#web/parts/live-homes/use-state-changes.ts'
import { useAsked } from '#web/plumbing/use-asked.ts'

/** The open beds of a state, as its houses say them. */
export function useStateBeds(slug: string) {
  const asked = useAsked('GET /api/directory/states/:slug', { params: { slug } })
  const { answer, refresh } = asked
  useStateChanges(slug, refresh, answer.is === 'known' ? answer.value.measuredAt : null)
  return asked
}
