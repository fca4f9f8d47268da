import { stateResidenceWords as words } from '#content/desk/affiliate-desk.ts'
import type { CertifiedResidenceAnswer } from '#contract/affiliates/certificates.ts'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { ResidenceCertificate } from './residence-certificate.tsx'

const here = '/affiliate/homes'

export default function CertificateScreen(given: DeskScreenProps<CertifiedResidenceAnswer>) {
  return <DeskScreen of={given} show={Residence} />
}

function Residence({ answer, refused, query }: DeskShown<CertifiedResidenceAnswer>) {
  const { path } = useDeskPageState()
  const back = new URLSearchParams(query)
  back.delete('done')
  const list = back.size === 0 ? here : `${here}?${back}`
  const done = query.get('done')
  const said = done !== null && Object.hasOwn(words.done, done) ? words.done[done as keyof typeof words.done] : null
  return (
    <DeskFrame answer={answer} title={words.title} here={here} again={path}>
      {({ residence, conditional }) => {
        const { name, slug, city, isClaimed, organization, isPublished } = residence
        return (
          <>
            <Breadcrumbs trail={[{ words: words.back, to: list }]} here={name} />
            <DeskHead
              title={name}
              lead={[
                `${city}.`,
                isClaimed ? words.claimed(organization) : words.unclaimed,
                ...(isPublished ? [] : [words.unlisted]),
              ].join(' ')}
            >
              {isPublished && <ButtonLink to={`/residences/${slug}`}>{words.public}</ButtonLink>}
            </DeskHead>
            {said !== null && refused === null && <Notice tone="success" announced title={said} />}
            <ResidenceCertificate residence={residence} conditional={conditional} refused={refused} />
          </>
        )
      }}
    </DeskFrame>
  )
}
