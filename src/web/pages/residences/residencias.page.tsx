import { homesEs } from '#content/seekers/homes.es.ts'
import { searchEs } from '#content/seekers/search.es.ts'
import { outlines } from '#content/states/outlines.ts'
import { states } from '#content/states/slugs.ts'
import type { Route } from './+types/residencias.page'
import { loadSearch, loadSearchAgain, SearchPage, searchHead } from './search-page.tsx'

const said = { words: searchEs, homeWords: homesEs }

export function loader(args: Route.LoaderArgs) {
  return loadSearch(args, states, (state) => {
    const known = states.find(({ code }) => code === state)
    return known ? outlines[known.code] : null
  })
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
