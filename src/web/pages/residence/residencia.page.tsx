import { homesEs } from '#content/seekers/homes.es.ts'
import { residenceEs } from '#content/seekers/residence.es.ts'
import { outlines } from '#content/states/outlines.ts'
import { states } from '#content/states/slugs.ts'
import type { Route } from './+types/residencia.page'
import { homeHead, loadHome, ResidencePage } from './residence-page.tsx'

const said = { language: 'es', own: residenceEs, common: homesEs } as const

export function loader(args: Route.LoaderArgs) {
  return loadHome(args, (code) => {
    const state = states.find((one) => one.code === code)
    return state ? { ...state, outline: outlines[state.code] } : null
  })
}

export function meta(args: Route.MetaArgs) {
  return homeHead(said, args)
}

export default function Residencia({ loaderData }: Route.ComponentProps) {
  return <ResidencePage {...said} loaderData={loaderData} />
}
