import { type ReactNode, useId } from 'react'
import type { ListedHome } from '#contract/directory.ts'
import { SampleNote } from '#web/parts/figures/source-note.tsx'
import { ChangedLine } from '#web/parts/live-homes/changed-line.tsx'
import type { FramedWords } from './frame-words.ts'
import { GoneRow, HomeRow } from './home-row.tsx'
import type { LiveHomes } from './use-live-homes.ts'
import './homes-list.css'

type HomesListProps = {
  drawn: readonly ListedHome[]
  live: LiveHomes
  now: Date
  /** The list's own address as it is now: following it draws the list in its new order. */
  here: string
  words: FramedWords
}

/** The homes of one page under their towns, in the order they were drawn in. */
export function HomesList({ drawn, live, now, here, words }: HomesListProps) {
  const { changes } = live
  const { own, common } = words
  const changed = { changed: common.live.changed, sortAgain: common.live.again }
  return (
    <>
      <ChangedLine changes={changes} here={here} words={changed} className="small embed-changed" />
      {drawn.some(({ isSample }) => isSample) && (
        <div className="embed-sample">
          <SampleNote>{own.sample}</SampleNote>
        </div>
      )}
      {byTown(drawn).map(([town, homes]) => (
        <Town key={town} name={town}>
          {homes.map((home) => {
            const current = live.now(home)
            if (!current) return <GoneRow key={home.id} name={home.name} words={own.gone} />
            return <HomeRow key={home.id} home={current} now={now} changed={isOther(home, current)} words={words} />
          })}
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

/** The towns of a page in their order, each with its homes. */
function byTown(homes: readonly ListedHome[]): [string, ListedHome[]][] {
  return [...Map.groupBy(homes, ({ city }) => city)]
}

function isOther(drawn: ListedHome, current: ListedHome): boolean {
  return drawn.availableBeds !== current.availableBeds || drawn.totalBeds !== current.totalBeds
}
