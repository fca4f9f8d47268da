import type { SearchWords } from '#content/search/search.en.ts'
import type { AgeWords } from '#domain/beds/bed-age.ts'
import type { People } from '#domain/beds/residence-beds.ts'
import type { LiveListProps } from '#web/parts/frame/live-page/live-list.ts'
import { ResidenceMarker } from '#web/parts/residence/residence-card/residence-marker.tsx'
import { ScriptIsland } from '#web/plumbing/island.tsx'
import './answers.css'

type Props = {
  /** The page's address with its homes in their current order. */
  now: string
  people: People
  /** Two letters: every home of this state counts toward the page's totals. */
  state?: string | undefined
  drawnAt: string
  words: SearchWords
  ages: AgeWords
}

export function toLiveWords({ live }: SearchWords): LiveListProps['words'] {
  return {
    changed: { one: live.changed(1), many: live.changed(2).replace('2', '{count}') },
    goneOf: live.goneOf('{name}'),
  }
}

export function LiveList({ now, people, state, drawnAt, words, ages }: Props) {
  const props: LiveListProps = { now, people, state, drawnAt, ages, words: toLiveWords(words) }
  return (
    <ScriptIsland file="src/web/parts/frame/live-page/live-list.island.ts" hydrate="idle" props={props}>
      <div className="vh" role="status" />
      <template className="gone-residence">
        <GoneCard name="" no={0} words={words.live} />
      </template>
    </ScriptIsland>
  )
}

type GoneCardProps = { name: string; no: number; words: SearchWords['live'] }

function GoneCard({ name, no, words }: GoneCardProps) {
  return (
    <div className="gone-card box-dashed marked pad-4">
      <ResidenceMarker no={String(no)} light="plain" />
      <div className="grid gap-2">
        <h3 className="t-name ink-2 break">{name}</h3>
        <p>
          <b>{words.gone}</b>
        </p>
        <p className="small ink-2">{words.goneText}</p>
      </div>
    </div>
  )
}
