import { mapSource } from '#content/map/map-source.ts'
import { homesEs } from '#content/seekers/residence/homes.es.ts'
import { residenceEs } from '#content/seekers/residence/residence.es.ts'
import { certifyingIn } from '#content/states/certifying.ts'
import { statesEs } from '#content/states/spanish.ts'
import { definePage } from '#web/plumbing/page.ts'
import { actOnHome } from './ask/ask-act.query.ts'
import { homeHead, loadHome, ResidencePage } from './residence-page.tsx'

const said = { language: 'es', own: residenceEs, common: homesEs } as const

export default definePage({
  load: (visit) => loadHome(visit, statesEs, certifyingIn, mapSource),
  head: (page) => homeHead(said, page),
  act: actOnHome,
  show: (page) => <ResidencePage {...said} {...page} />,
})
