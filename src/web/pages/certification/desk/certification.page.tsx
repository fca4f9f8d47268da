import { certificationWords } from '#content/site/certification.ts'
import { affiliates } from '#content/states/affiliates.ts'
import { states } from '#content/states/slugs.ts'
import { computeFees } from '#domain/certification/overlays/fee.ts'
import { buildOverlay } from '#domain/certification/overlays/overlay-of.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApiByForm } from '#web/plumbing/api/call-api-by-form.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { redirectTo } from '#web/plumbing/page.ts'
import CertificationScreen from './certification-screen.island.tsx'
import { makePlan } from './state-plan.ts'

export default defineDeskPage({
  words: certificationWords,
  mayEnter: (person) => mayAtDesk(person, 'residences'),
  async read({ query, fetch }) {
    const [mine, own] = await Promise.all([
      callApi('GET /api/my-residences', {}, { fetch }),
      callApi('GET /api/applications', {}, { fetch }),
    ])
    const computeStateFees = (code: string) => computeFees(buildOverlay(code), { residences: 1, beds: 0 })
    const known = { states, affiliates, fees: computeStateFees, certificates: own.certificates }
    return { plan: makePlan(mine, known, query.get('state')), own }
  },
  async act({ fetch }, { values: { residenceId = '', level = '' } }) {
    const { id } = await callApiByForm('POST /api/applications', { residenceId, level }, { fetch })
    return redirectTo(`/workspace/certification/${id}`)
  },
  screen: CertificationScreen,
})
