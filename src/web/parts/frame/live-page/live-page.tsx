import type { ListingWords } from '#content/residence/listing.en.ts'
import type { FoundResidence } from '#contract/search/residence-search.ts'
import type { AgeWords } from '#domain/beds/bed-age.ts'
import { describeOpenBeds } from '#web/parts/residence/residence-card/residence-beds.tsx'
import { ScriptIsland } from '#web/plumbing/island.tsx'
import { formatNumber } from './format-number.ts'

type LivePageWords = { common: ListingWords; gone: (name: string) => string }

type Props = { residence: FoundResidence; others: readonly FoundResidence[]; drawnAt: string; words: LivePageWords }

export function LivePage({ residence, others, drawnAt, words: { common, gone } }: Props) {
  const residences = [residence, ...others].map((one) => [
    one.id,
    { number: formatNumber(one), said: `${one.name}: ${describeOpenBeds(one, common)}`, gone: gone(one.name) },
  ])
  const props: LivePageProps = {
    own: residence.id,
    residences: Object.fromEntries(residences),
    drawnAt,
    ages: common.ages,
  }
  return (
    <ScriptIsland file="src/web/parts/frame/live-page/live-page.island.ts" hydrate="idle" props={props}>
      <div className="vh" role="status" />
    </ScriptIsland>
  )
}

type LiveResidence = { number: string; said: string; gone: string }

export type LivePageProps = {
  own: string
  residences: Readonly<Record<string, LiveResidence>>
  drawnAt: string
  ages: AgeWords
}
