import { mapSource } from '#content/map/map-source.ts'
import { homesEn } from '#content/seekers/residence/homes.en.ts'
import { residenceEn } from '#content/seekers/residence/residence.en.ts'
import { certifyingIn } from '#content/states/certifying.ts'
import { states } from '#content/states/slugs.ts'
import { definePage } from '#web/plumbing/page.ts'
import { actOnHome } from './ask/ask-act.query.ts'
import { homeHead, loadHome, ResidencePage } from './residence-page.tsx'

const said = { language: 'en', own: residenceEn, common: homesEn } as const

export default definePage({
  load: (visit) => loadHome(visit, states, certifyingIn, mapSource),
  head: (page) => homeHead(said, page),
  act: actOnHome,
  show: (page) => <ResidencePage {...said} {...page} />,
})
