import { residenceWords } from '#content/residence/desk/residence-desk.ts'
import { listingEn } from '#content/residence/listing.en.ts'
import { residenceEn } from '#content/residence/residence.en.ts'
import { findCertifying } from '#content/states/certifying.ts'
import { mapSource } from '#content/states/map/map-source.ts'
import { states } from '#content/states/slugs.ts'
import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { buildGrievancePath, buildReportPath } from '#domain/language/language.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { type DrawnPlace, drawPlace } from '#web/pages/residence/listing/facts/where.tsx'
import { buildResidenceState, type ResidenceState } from '#web/pages/residence/listing/residence-state.ts'
import { ResidenceView } from '#web/pages/residence/listing/residence-view.tsx'
import { Failed } from '#web/parts/desk/desk-answer.tsx'
import { type DeskAnswer, readVisit } from '#web/parts/desk/page/read-visit.ts'
import { Refused } from '#web/parts/desk/page/refused.tsx'
import { callApi } from '#web/plumbing/api-client.ts'
import { definePage, type PageProps } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import '#web/pages/residence/listing/residence.css'

const words = residenceWords.previewing
const mayEnter = (person: Person) => mayAtDesk(person, 'residences')

type Person = Parameters<typeof mayAtDesk>[0]
type PreviewData = { residence: ResidenceDetail; state: ResidenceState; drawn: DrawnPlace | null; address: string }

export default definePage<DeskAnswer<PreviewData>>({
  load: (visit) =>
    readVisit(mayEnter, visit, async ({ params: { id = '' }, site, fetch }) => {
      const residence = await callApi('GET /api/desk/residences/:id/preview', { params: { id } }, { fetch })
      return {
        residence,
        state: buildResidenceState(residence.state, states, findCertifying),
        drawn: drawPlace(residence, mapSource),
        address: `${site.baseUrl}/residences/${residence.slug}`,
      }
    }),
  head({ data }) {
    const name = data.kind === 'read' ? `: ${data.read.residence.name}` : ''
    const title = data.kind === 'refused' ? data.words.title : words.title + name
    return { title, description: words.description, path: null }
  },
  show: Preview,
})

function Preview({ data, visit: { params } }: PageProps<DeskAnswer<PreviewData>>) {
  const back = `/workspace/residences/${params.id}`
  const banner = (
    <div className="pad-y-4">
      <div className="wrap">
        <Notice icon="window" title={words.banner}>
          <p>{words.draft}</p>
          <ButtonLink to={back} small>
            {words.back}
          </ButtonLink>
        </Notice>
      </div>
    </div>
  )
  if (data.kind === 'refused') return <Refused words={data.words} />
  if (data.kind === 'failed') {
    return (
      <div className="wrap desk desk-room">
        <Failed title={words.unplaced} failure={data.failure} again={back} />
      </div>
    )
  }
  const { residence, state, drawn, address } = data.read
  return (
    <>
      {banner}
      <ResidenceView
        residence={residence}
        state={state}
        drawnAt={data.at}
        drawn={drawn}
        asked={[]}
        words={residenceEn}
        common={listingEn}
        form={{ action: back, answered: null, textsGoOut: false }}
        isPreview
        ways={{
          address,
          search: '/residences',
          searched: residenceEn.crumbs.inState(state.name),
          nearby: '/residences',
          certified: '/residences?certified=1',
          report: buildReportPath('en', residence.slug),
          grievance: buildGrievancePath('en', { residence: residence.slug }),
          pathOf: (slug) => `/residences/${slug}`,
        }}
      />
    </>
  )
}
