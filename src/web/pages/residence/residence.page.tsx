import { mapSource } from '#content/map/map-source.ts'
import { homesEn } from '#content/seekers/homes.en.ts'
import { residenceEn } from '#content/seekers/residence.en.ts'
import { certifyingIn } from '#content/states/certifying.ts'
import { states } from '#content/states/slugs.ts'
import type { Route } from './+types/residence.page'
import { homeHead, loadHome, ResidencePage } from './residence-page.tsx'

const said = { language: 'en', own: residenceEn, common: homesEn } as const

export function loader(args: Route.LoaderArgs) {
  return loadHome(args, states, certifyingIn, mapSource)
}

export function meta(args: Route.MetaArgs) {
  return homeHead(said, args)
}

export default function Residence({ loaderData }: Route.ComponentProps) {
  return <ResidencePage {...said} loaderData={loaderData} />
}
