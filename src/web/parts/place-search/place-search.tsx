import { Island } from '#web/plumbing/island.tsx'
import PlaceSearchIsland from './place-search.island.tsx'
import { type PlaceSearchProps, usePlaceForm } from './use-place-form.ts'

/** The field that leads to the homes with an open bed near a place, from whatever page it stands on. */
export function PlaceSearch(props: PlaceSearchProps) {
  return <Island of={PlaceSearchIsland} wakes="touched" props={usePlaceForm(props)} />
}
