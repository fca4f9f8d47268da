import { mapSource } from '#content/map/map-source.ts'
import { homesEn } from '#content/seekers/homes.en.ts'
import { placeEn } from '#content/seekers/place.en.ts'
import { searchEn } from '#content/seekers/search.en.ts'
import { states } from '#content/states/slugs.ts'
import type { Route } from './+types/place.page'
import { hasHomes, loadPlace, PlacePage, placeHead } from './place-page.tsx'

const said = { own: placeEn, words: searchEn, homeWords: homesEn, language: 'en' } as const

export const handle = { hasHomes }

export function loader(args: Route.LoaderArgs) {
  return loadPlace(args, 'en', { states, maps: mapSource })
}

export function meta(args: Route.MetaArgs) {
  return placeHead(said, args)
}

export default function Place({ loaderData }: Route.ComponentProps) {
  return <PlacePage {...said} loaderData={loaderData} />
}
