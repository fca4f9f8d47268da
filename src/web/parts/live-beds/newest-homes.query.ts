import type { HomesPage } from '#contract/directory.ts'
import { useAsked } from '#web/plumbing/use-asked.ts'

/** The homes of a state with an open bed, the newest number first. */
export function useNewestHomes(slug: string) {
  return useAsked<HomesPage>(`/api/directory/states/${slug}/residences?open=1&order=newest`)
}
