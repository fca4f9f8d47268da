import type { ListingWords } from '#content/residence/listing.en.ts'
import type { ResidenceWords } from '#content/residence/residence.en.ts'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import { computeResidenceNumber, filterGroupsForAny } from '#domain/beds/residence-beds.ts'
import { buildTelAddress, formatPhone } from '#domain/inquiries/tel-address.ts'
import type { Audience } from '#domain/residence/residence.ts'
import { BedCount } from '#web/parts/beds/bed-light/bed-count.tsx'
import { AgeMark } from '#web/parts/beds/bed-light/bed-light.tsx'
import { describeAgeOnPaper } from '#web/parts/residence/residence-card/age-on-paper.ts'
import { describeLevel } from '#web/parts/residence/residence-card/residence-facts.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Light } from '#web/ui/marks/light.tsx'
import { PlaceCard } from '#web/ui/text/card.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type SimilarProps = {
  residences: readonly FoundResidence[]
  audiences: readonly Audience[]
  pathOf: (slug: string) => string
  searchPath: string
  now: Date
  words: ResidenceWords['similar']
  common: ListingWords
}

export function Similar(props: SimilarProps) {
  const { residences, pathOf, searchPath, words } = props
  return (
    <TitledSection titleId="similar" title={words.title} className="wrap section-tight">
      {residences.length === 0 ? (
        <p className="mt-4">{words.none}</p>
      ) : (
        <ul className="three gap-5 mt-4">
          {residences.map((residence) => (
            <li key={residence.id} className="grid" data-live={`similar ${residence.id}`}>
              <SimilarResidence {...props} residence={residence} path={pathOf(residence.slug)} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-4">
        <SiteLink className="tap" to={searchPath}>
          {words.search}
        </SiteLink>
      </p>
    </TitledSection>
  )
}

type SimilarResidenceProps = Pick<SimilarProps, 'audiences' | 'now' | 'words' | 'common'> & {
  residence: FoundResidence
  path: string
}

function SimilarResidence({ residence, audiences, path, now, words, common }: SimilarResidenceProps) {
  const { name, city, state, distance, narrLevel } = residence
  const groups = filterGroupsForAny(residence.groups, audiences, residence)
  const { availableBeds, totalBeds, availabilityAge: grade, reportedAt } = computeResidenceNumber(groups, now)
  const whom = common.openFor(
    groups.map(({ audience, availableBeds: open }) => ({ audience, open })),
    grade,
  )
  const saidAt = reportedAt === null ? null : new Date(reportedAt)
  const level = narrLevel === null ? null : describeLevel(residence, common)
  return (
    <PlaceCard className="similar-residence column pad-4" roof={residence.isClaimed ? 'claimed' : 'unclaimed'}>
      <div className="row tight between align-baseline">
        <h3>
          <SiteLink className="reach" to={path}>
            {name}
          </SiteLink>
        </h3>
        {distance !== null && <span className="nowrap bold">{words.away(common.miles(distance))}</span>}
      </div>
      <p className="small ink-2">{[`${city}, ${state}`, level].filter(Boolean).join('. ')}</p>
      <p className="row tight mt-3">
        <Light open={availableBeds ?? 0} total={totalBeds} age={grade} />
        <BedCount open={availableBeds} total={totalBeds} age={grade} words={common} />
        <AgeMark
          age={{ grade, words: common.age(saidAt, now, state) }}
          saidAt={reportedAt}
          state={state}
          onPaper={describeAgeOnPaper(reportedAt, grade, state, common)}
        />
      </p>
      {whom !== '' && <p className="similar-whom grow small">{whom}</p>}
      <div className="row between mt-3">
        <b>{residence.cashToMoveIn === null ? common.askCost : common.toMoveIn(residence.cashToMoveIn)}</b>
        <ButtonLink to={buildTelAddress(residence.phone)} small icon="phone" className="no-print">
          <span className="nowrap">
            <VisuallyHidden>{common.callAt(name)}</VisuallyHidden>
            {formatPhone(residence.phone)}
          </span>
        </ButtonLink>
        <b className="print-only">{formatPhone(residence.phone)}</b>
      </div>
    </PlaceCard>
  )
}
