import { mapSource } from '#content/map/map-source.ts'
import { homesEs } from '#content/seekers/homes.es.ts'
import { residenceEs } from '#content/seekers/residence.es.ts'
import { certifyingIn } from '#content/states/certifying.ts'
import { statesEs } from '#content/states/spanish.ts'
import type { Route } from './+types/residencia.page'
import { homeHead, loadHome, ResidencePage } from './residence-page.tsx'

const said = { language: 'es', own: residenceEs, common: homesEs } as const

export function loader(args: Route.LoaderArgs) {
  return loadHome(args, statesEs, certifyingIn, mapSource)
}

export function meta(args: Route.MetaArgs) {
  return homeHead(said, args)
}

export default function Residencia({ loaderData }: Route.ComponentProps) {
  return <ResidencePage {...said} loaderData={loaderData} />
}
