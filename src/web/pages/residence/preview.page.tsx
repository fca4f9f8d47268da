import { mapSource } from '#content/map/map-source.ts'
import { houseWords } from '#content/residence-desk.ts'
import { homesEn } from '#content/seekers/homes.en.ts'
import { residenceEn } from '#content/seekers/residence.en.ts'
import { certifyingIn } from '#content/states/certifying.ts'
import { states } from '#content/states/slugs.ts'
import type { ResidenceDetail } from '#contract/residence-detail.ts'
import { DeskFrame } from '#web/parts/desk/desk-frame.tsx'
import { readAtDesk } from '#web/parts/desk/read-for.ts'
import { apiGet } from '#web/plumbing/api-client.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import type { Route } from './+types/preview.page'
import { HomePage } from './home-page.tsx'
import { homeState } from './home-state.ts'
import { drawnPlace } from './residence-page.tsx'
import './residence.css'
import './preview.css'

const words = houseWords.previewing

export function loader(asked: Route.LoaderArgs) {
  const { site } = asked.context.get(requestFacts)
  return readAtDesk('residences', asked, async (fetch) => {
    const home = await apiGet<ResidenceDetail>(`/api/desk/residences/${asked.params.id}/preview`, { fetch })
    if (home === null) throw new Error('an answer without a residence')
    return {
      home,
      state: homeState(home.state, states, certifyingIn),
      drawn: drawnPlace(home, mapSource),
      address: `${site.baseUrl}/residences/${home.slug}`,
    }
  })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const name = loaderData?.kind === 'read' ? `: ${loaderData.read.home.name}` : ''
  return pageHead({ title: words.title + name, description: words.description, path: null }, matches)
}

/** A house as visitors will read it, for its own people: also before it is public. */
export default function Preview({ loaderData, params }: Route.ComponentProps) {
  const back = `/workspace/residences/${params.id}`
  const banner = (
    <div className="preview-banner">
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
  if (loaderData.kind !== 'read') {
    return (
      <DeskFrame answer={loaderData} title={words.unplaced} here="/workspace/residences" again={back}>
        {() => null}
      </DeskFrame>
    )
  }
  const { home, state, drawn, address } = loaderData.read
  return (
    <>
      {banner}
      <HomePage
        home={home}
        state={state}
        drawnAt={loaderData.at}
        drawn={drawn}
        asked={[]}
        words={residenceEn}
        common={homesEn}
        form={{ action: back, once: '', refused: null }}
        isPreview
        ways={{
          ...{
            address,
            search: '/residences',
            searched: residenceEn.crumbs.inState(state.name),
            nearby: '/residences',
            certified: '/residences?certified=1',
          },
          pathOf: (slug) => `/residences/${slug}`,
        }}
      />
    </>
  )
}
