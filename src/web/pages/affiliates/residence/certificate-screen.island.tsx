import { stateResidenceWords as words } from '#content/affiliates/affiliate-desk.ts'
import { certificateWords } from '#content/affiliates/certificate.ts'
import { listingChecksWords } from '#content/affiliates/listing-checks.ts'
import type { ListingChecksAnswer } from '#contract/affiliates/listing-checks.ts'
import type { CertifiedResidenceAnswer } from '#contract/certification/certificates.ts'
import { DoneNotice } from '#web/parts/desk/form/done-notice.tsx'
import { DeskHead } from '#web/parts/desk/frame/desk-head.tsx'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import { OwnListing } from './own-listing.tsx'
import { PhoneCheck } from './phone-check.tsx'
import { ResidenceCertificate } from './residence-certificate.tsx'

const here = '/affiliate/homes'
const doneWords = { ...words.done, ...listingChecksWords.done }

type HomeRead = { home: CertifiedResidenceAnswer; calls: ListingChecksAnswer }

export default function CertificateScreen(given: DeskScreenProps<HomeRead>) {
  const back = new URLSearchParams(given.query)
  back.delete('done')
  const list = back.size === 0 ? here : `${here}?${back}`
  return (
    <FramedScreen of={given} title={words.title} here={here} again={given.path}>
      {({ home: { residence, ...overlay }, calls }, { at }) => {
        const { id, name, slug, city, isClaimed, organization, isPublished } = residence
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
              {isPublished && (
                <>
                  <ButtonLink to={`/residences/${slug}`}>{words.public}</ButtonLink>
                  <ButtonLink to={`/affiliate/pairs?of=${id}`}>{words.twice}</ButtonLink>
                </>
              )}
            </DeskHead>
            <DoneNotice words={doneWords} />
            <ResidenceCertificate
              residence={residence}
              overlay={overlay}
              today={at.toISOString().slice(0, 10)}
              words={certificateWords}
            />
            <PhoneCheck
              calls={calls}
              operator={organization}
              hasCertificate={residence.certificate !== null}
              words={listingChecksWords}
            />
            <OwnListing calls={calls} words={listingChecksWords.listing} />
          </>
        )
      }}
    </FramedScreen>
  )
}
