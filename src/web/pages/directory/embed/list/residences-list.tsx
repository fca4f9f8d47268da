import { type ReactNode, useId } from 'react'
import type { ListedResidence, ResidencesPage } from '#contract/directory/directory.ts'
import type { FramedWords } from '#web/pages/directory/embed/frame-words.ts'
import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { ResidenceRow } from './residence-row.tsx'

type ResidencesListProps = {
  residences: ResidencesPage
  /** Two letters: dates are in this state's time zone. */
  code: string
  here: string
  words: FramedWords
}

/** Numbers change in place, but the order does not (web/browser/framed). */
export function ResidencesList({ residences: { items, measuredAt }, code, here, words }: ResidencesListProps) {
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
      {groupByTown(items).map(([town, residences]) => (
        <Town key={town} name={town}>
          {residences.map((residence) => (
            <ResidenceRow key={residence.id} residence={residence} state={code} now={now} words={words} />
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

function groupByTown(residences: readonly ListedResidence[]): [string, ListedResidence[]][] {
  return [...Map.groupBy(residences, ({ city }) => city)]
}
