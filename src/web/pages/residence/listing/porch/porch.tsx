import type { ReactNode } from 'react'
import type { ListingWords } from '#content/residence/listing.en.ts'
import type { ResidenceWords } from '#content/residence/residence.en.ts'
import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { hasCertificateEnded } from '#domain/certification/certificate/told-certificate.ts'
import { buildPhotoAddress } from '#domain/residence/photo.ts'
import { AgeMark } from '#web/parts/beds/bed-light/bed-light.tsx'
import { LivePart } from '#web/parts/frame/live-page/live-part.tsx'
import { withdrawBeds } from '#web/parts/residence/live-residences/without-beds.ts'
import { PhotoPicture } from '#web/parts/residence/photo/photo-picture.tsx'
import { describeAgeOnPaper } from '#web/parts/residence/residence-card/age-on-paper.ts'
import { describeCertified } from '#web/parts/residence/residence-card/residence-facts.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Light } from '#web/ui/marks/light.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { ResidenceDrawing } from './residence-drawing.tsx'
import './porch.css'

export type Beds = Pick<ResidenceDetail, 'availableBeds' | 'totalBeds' | 'availabilityAge' | 'reportedAt' | 'groups'>

type PorchProps = {
  residence: ResidenceDetail
  stateName: string
  now: Date
  words: ResidenceWords
  common: ListingWords
  crumbs: ReactNode
  ways: ReactNode
  gone: ReactNode
}

export function Porch({ residence, stateName, now, words, common, crumbs, ways, gone }: PorchProps) {
  const { name, city, distance, photos } = residence
  const place = words.porch.place(city, stateName)
  const hasPhotos = photos.length > 0
  return (
    <div className="porch night" data-photos={hasPhotos || undefined}>
      <div className="wrap grid gap-7 tight">
        {crumbs}
        <div className="porch-words stack gap-1 break">
          <h1>{name}</h1>
          <p className="ink-2">{distance === null ? place : `${place} ${words.porch.away(common.miles(distance))}`}</p>
          {hasCertificateEnded(residence) && (
            <p>
              <a href="#checked" className="tap ink bold">
                <Icon name="no" />
                {describeCertified(residence, common)}
              </a>
            </p>
          )}
          <LivePart name="porch" gone={gone}>
            <PorchBeds residence={residence} now={now} words={words} common={common} />
            {ways}
            {residence.openings.map(({ audience, beds, opensOn }) => (
              <p key={audience} className="mt-3">
                {words.porch.opens(beds, words.day(opensOn))}
              </p>
            ))}
            <p className="small ink-2 mt-3 no-print">{chooseNote(residence, words)}</p>
            {(residence.availableBeds ?? 0) === 0 && residence.similar.length > 0 && (
              <p className="porch-on mt-3">
                <a href="#similar" className="tap bold">
                  {words.full.leadOn}
                </a>
              </p>
            )}
          </LivePart>
          {residence.isSample && <p className="small ink-2">{words.porch.sample}</p>}
        </div>
        {hasPhotos ? (
          <LivePart name="photos" gone={<ResidenceDrawing residence={withdrawBeds(residence)} />}>
            <PorchPhotos residence={residence} words={words} />
          </LivePart>
        ) : (
          <LivePart name="house">
            <ResidenceDrawing residence={residence} />
          </LivePart>
        )}
      </div>
    </div>
  )
}

function chooseNote({ availabilityAge, availableBeds, reportedAt }: Beds, { porch }: ResidenceWords): string {
  if (availabilityAge !== 'withdrawn') return availableBeds === 0 ? porch.mayOpen : porch.mayGo
  return reportedAt === null ? porch.neverSaid : porch.withdrawn
}

function PorchBeds({ residence, now, words, common }: Pick<PorchProps, 'residence' | 'now' | 'words' | 'common'>) {
  const { availableBeds, totalBeds, availabilityAge: grade, reportedAt, groups, state } = residence
  const age = { grade, words: common.age(reportedAt === null ? null : new Date(reportedAt), now, state) }
  const isWithdrawn = grade === 'withdrawn' || availableBeds === null
  const open = groups.map(({ audience, availableBeds: count }) => ({ audience, open: count }))
  const whom = isWithdrawn ? words.who.forWhom(groups.map(({ audience }) => audience)) : common.openFor(open, grade)
  const counted = isWithdrawn ? [] : [`${common.bedsOpen(availableBeds, totalBeds, grade)}.`]
  const sentences = [...counted, ...(groups.length > 0 ? [`${whom}.`] : [])]
  return (
    <>
      <p className="porch-beds row mt-4">
        <span className="porch-light w-full">
          <Light open={isWithdrawn ? 0 : availableBeds} total={totalBeds} age={grade} large />
        </span>
        <b className="t-figure tabular" data-open={(availableBeds ?? 0) > 0 || undefined} aria-hidden={!isWithdrawn}>
          {isWithdrawn ? common.callToAsk : common.available(availableBeds, totalBeds)}
        </b>
        <AgeMark
          age={age}
          saidAt={reportedAt}
          state={state}
          onPaper={describeAgeOnPaper(reportedAt, grade, state, common)}
        />
      </p>
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
    </>
  )
}

function PorchPhotos({
  residence: { name, photos },
  words: { photos: words },
}: Pick<PorchProps, 'residence' | 'words'>) {
  return (
    <ul className="porch-photos" aria-label={words.label}>
      {photos.map((photo, place) => (
        <li key={photo.id} className={place > 0 ? 'no-print' : undefined}>
          <a href={buildPhotoAddress(photo.id, 1600, 'jpg')} {...(photo.description !== '' && { lang: 'en' })}>
            <PhotoPicture
              photo={photo}
              alt={photo.description || words.alt(place + 1, photos.length, name)}
              sizes={
                place === 0
                  ? '(min-width: 1200px) 470px, (min-width: 700px) 40vw, 92vw'
                  : '(min-width: 700px) 8vw, 18vw'
              }
              isFirst={place === 0}
            />
            <VisuallyHidden>
              <span lang={words.language}>{words.larger}</span>
            </VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}
