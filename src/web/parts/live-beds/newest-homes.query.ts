import type { HomesPage } from '#contract/directory.ts'
import { useStateChanges } from '#web/parts/live-homes/use-state-changes.ts'
import { useAsked } from '#web/plumbing/use-asked.ts'

/** The homes of a state with an open bed, the newest number first; they follow what the houses say. */
export function useNewestHomes(slug: string) {
  const asked = useAsked<HomesPage>(`/api/directory/states/${slug}/residences?open=1&order=newest`)
  useStateChanges(slug, asked.refresh)
  return asked
}
