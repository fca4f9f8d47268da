import type { ListingWords } from '#content/residence/listing.en.ts'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import type { People } from '#domain/beds/residence-beds.ts'
import { BedCount } from '#web/parts/beds/bed-light/bed-count.tsx'
import { Light } from '#web/ui/marks/light.tsx'
import { ResidenceAge } from './residence-age.tsx'
import { listSaidFor } from './residence-facts.ts'

type ResidenceBedsProps = { residence: FoundResidence; people: People; measuredAt: string; words: ListingWords }

export function describeOpenBeds({ availableBeds, totalBeds }: FoundResidence, words: ListingWords): string {
  return availableBeds === null ? words.callToAsk : words.available(availableBeds, totalBeds)
}

export function ResidenceBeds({ residence, people, measuredAt, words }: ResidenceBedsProps) {
  const { availableBeds, totalBeds, availabilityAge, reportedAt } = residence
  const whom = words.openFor(listSaidFor(residence, people), availabilityAge)
  return (
    <div className="card-beds" data-live="">
      <Light open={availableBeds ?? 0} total={totalBeds} age={availabilityAge} />
      <BedCount open={availableBeds} total={totalBeds} age={availabilityAge} words={words} />
      <span>
        {whom}
        <ResidenceAge
          saidAt={reportedAt}
          grade={availabilityAge}
          state={residence.state}
          measuredAt={measuredAt}
          words={words}
        />
      </span>
    </div>
  )
}
