import type { FoundResidence } from '#contract/residence/residence-search.ts'
import type { People } from '#domain/beds/home-beds.ts'
import type { HomeWords } from '#domain/seeker-words/home-words.ts'
import { BedCount } from '#web/parts/beds/bed-light/bed-count.tsx'
import { Light } from '#web/ui/marks/light.tsx'
import { HomeAge } from './home-age.tsx'
import { saidFor } from './home-facts.ts'

type HomeBedsProps = {
  home: FoundResidence
  people: People
  measuredAt: string
  words: HomeWords
}

export function bedsWords({ availableBeds, totalBeds }: FoundResidence, words: HomeWords): string {
  return availableBeds === null ? words.callToAsk : words.available(availableBeds, totalBeds)
}

export function HomeBeds({ home, people, measuredAt, words }: HomeBedsProps) {
  const { availableBeds, totalBeds, availabilityAge, reportedAt } = home
  const whom = words.openFor(saidFor(home, people), availabilityAge)
  return (
    <div className="home-beds" data-live="">
      <Light open={availableBeds ?? 0} total={totalBeds} age={availabilityAge} />
      <BedCount open={availableBeds} total={totalBeds} age={availabilityAge} words={words} />
      <span>
        {whom}
        <HomeAge saidAt={reportedAt} grade={availabilityAge} state={home.state} measuredAt={measuredAt} words={words} />
      </span>
    </div>
  )
}
