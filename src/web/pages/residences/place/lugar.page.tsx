import { mapSource } from '#content/map/map-source.ts'
import { homesEs } from '#content/seekers/homes.es.ts'
import { placeEs } from '#content/seekers/place.es.ts'
import { searchEs } from '#content/seekers/search.es.ts'
import { statesEs as states } from '#content/states/spanish.ts'
import type { Route } from './+types/lugar.page'
import { hasHomes, loadPlace, PlacePage, placeHead } from './place-page.tsx'

const said = { own: placeEs, words: searchEs, homeWords: homesEs, language: 'es' } as const

export const handle = { hasHomes }

export function loader(args: Route.LoaderArgs) {
  return loadPlace(args, 'es', { states, maps: mapSource })
}

export function meta(args: Route.MetaArgs) {
  return placeHead(said, args)
}

export default function Lugar({ loaderData }: Route.ComponentProps) {
  return <PlacePage {...said} loaderData={loaderData} />
}
