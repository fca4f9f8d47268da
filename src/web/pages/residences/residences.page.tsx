import { mapSource } from '#content/map/map-source.ts'
import { homesEn } from '#content/seekers/homes.en.ts'
import { searchEn } from '#content/seekers/search.en.ts'
import { states } from '#content/states/slugs.ts'
import { namesOfStates } from '#content/states/spanish.ts'
import type { Route } from './+types/residences.page'
import { hasHomes, loadSearch, loadSearchAgain, SearchPage, searchHead } from './search-page.tsx'

const said = { words: searchEn, homeWords: homesEn }
// In the browser the English names will do: the server knows the others too.
const own = { shown: states, meant: states }

export const handle = { hasHomes }

export function loader(args: Route.LoaderArgs) {
  return loadSearch(args, { shown: states, meant: namesOfStates }, mapSource)
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadSearchAgain(args, own)
}

export function meta(args: Route.MetaArgs) {
  return searchHead(said, args)
}

export default function Residences({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...said} found={loaderData} states={own} />
}
