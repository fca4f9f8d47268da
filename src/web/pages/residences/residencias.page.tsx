import { mapSource } from '#content/map/map-source.ts'
import { homesEs } from '#content/seekers/homes.es.ts'
import { searchEs } from '#content/seekers/search.es.ts'
import { namesOfStates, statesEs } from '#content/states/spanish.ts'
import type { Route } from './+types/residencias.page'
import { hasHomes, loadSearch, loadSearchAgain, SearchPage, searchHead } from './search-page.tsx'

const said = { words: searchEs, homeWords: homesEs }
const states = { shown: statesEs, meant: namesOfStates }

export const handle = { hasHomes }

export function loader(args: Route.LoaderArgs) {
  return loadSearch(args, states, mapSource)
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadSearchAgain(args, states)
}

export function meta(args: Route.MetaArgs) {
  return searchHead(said, args)
}

export default function Residencias({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...said} found={loaderData} states={states} />
}
