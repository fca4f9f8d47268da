import { followState } from '#web/parts/residence/live-residences/follow-state.ts'
import { readProps } from '#web/plumbing/island-props.ts'
import { readStoredPlace } from '#web/plumbing/stored/stored-place.ts'
import type { StateBedsProps } from './read-counts.ts'

/**
 * Takes the live parts from the page, read again. Without a place in the address, the one last searched on this
 * device counts.
 */
export async function hydrate(place: HTMLElement): Promise<void> {
  const { slug, near, measuredAt }: StateBedsProps = readProps(place.dataset.props)
  const kept = near === null ? readStoredPlace() : null
  let countedAt = measuredAt
  let turn = 0
  const read = async () => {
    turn += 1
    const own = turn
    // Most people leave before anything changes.
    const { readCounts } = await import('./read-counts.ts')
    const fresh = await readCounts(near ?? kept, kept !== null)
    // An older answer may come later, and one that did not come changes nothing.
    if (fresh === null || own !== turn) return
    countedAt = fresh.countedAt
    fresh.show()
  }
  place.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-ask-again]')) void read()
  })
  followState(
    slug,
    () => void read(),
    () => countedAt,
  )
  if (kept !== null) await read()
}
