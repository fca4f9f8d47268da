import { Island } from '#web/plumbing/island.tsx'
import PlaceSearchIsland from './place-search.island.tsx'
import { type PlaceSearchProps, usePlaceForm } from './use-place-form.ts'

export function PlaceSearch(props: PlaceSearchProps) {
  return <Island of={PlaceSearchIsland} hydrate="touched" props={usePlaceForm(props)} />
}
