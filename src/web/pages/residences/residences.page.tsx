import { homesEn } from '#content/seekers/homes.en.ts'
import { searchEn } from '#content/seekers/search.en.ts'
import { outlines } from '#content/states/outlines.ts'
import { states } from '#content/states/slugs.ts'
import type { Route } from './+types/residences.page'
import { loadSearch, loadSearchAgain, SearchPage, searchHead } from './search-page.tsx'

const said = { words: searchEn, homeWords: homesEn }

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

export default function Residences({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...said} found={loaderData} states={states} />
}
