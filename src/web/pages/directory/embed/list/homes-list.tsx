import { type ReactNode, useId } from 'react'
import type { HomesPage, ListedHome } from '#contract/directory/directory.ts'
import type { FramedWords } from '#web/pages/directory/embed/frame-words.ts'
import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { HomeRow } from './home-row.tsx'

type HomesListProps = {
  homes: HomesPage
  /** Two letters: dates are in this state's time zone. */
  code: string
  here: string
  words: FramedWords
}

/** Numbers change in place, but the order does not (web/browser/framed). */
export function HomesList({ homes: { items, measuredAt }, code, here, words }: HomesListProps) {
  const { own, common } = words
  const { changed, again } = common.live
  const now = new Date(measuredAt)
  return (
    <>
      <p
        className="embed-changed mt-3"
        data-words={JSON.stringify(items.map((_, place) => changed(place + 1)))}
        data-gone={own.gone}
        hidden
      >
        <span /> <a href={here}>{again}</a>
      </p>
      {items.some(({ isSample }) => isSample) && <SampleNote>{own.sample}</SampleNote>}
      {byTown(items).map(([town, homes]) => (
        <Town key={town} name={town}>
          {homes.map((home) => (
            <HomeRow key={home.id} home={home} state={code} now={now} words={words} />
          ))}
        </Town>
      ))}
    </>
  )
}

function Town({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="embed-town">
        {name}
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

function byTown(homes: readonly ListedHome[]): [string, ListedHome[]][] {
  return [...Map.groupBy(homes, ({ city }) => city)]
}
