import type { StateBeds } from '#contract/directory.ts'
import { useAsked } from '#web/plumbing/use-asked.ts'

/** The open beds of a state, as its houses say them. */
export function useStateBeds(slug: string) {
  return useAsked<StateBeds>(`/api/directory/states/${slug}`)
}
