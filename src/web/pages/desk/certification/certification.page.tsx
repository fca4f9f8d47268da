import { certificationWords } from '#content/site/certification.ts'
import { affiliates } from '#content/states/affiliates.ts'
import { states } from '#content/states/slugs.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import CertificationScreen from './certification-screen.island.tsx'
import { makePlan } from './state-plan.ts'

const { title, description } = certificationWords

export default defineDeskPage({
  title,
  description,
  mayEnter: (person) => mayAtDesk(person, 'residences'),
  async read({ query, fetch }) {
    const mine = await callApi('GET /api/my-residences', {}, { fetch })
    return makePlan(mine, { states, affiliates }, query.get('state'))
  },
  screen: CertificationScreen,
})
