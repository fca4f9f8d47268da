import { type ReactNode, useId } from 'react'
import type { ListedHome } from '#contract/directory.ts'
import { SampleNote } from '#web/parts/figures/source-note.tsx'
import { ChangedLine } from '#web/parts/live-homes/changed-line.tsx'
import { GoneRow, HomeRow } from './home-row.tsx'
import type { LiveHomes } from './use-live-homes.ts'

type HomesListProps = {
  drawn: readonly ListedHome[]
  live: LiveHomes
  now: Date
  /** The list's own address as it is now: following it draws the list in its new order. */
  here: string
  words: { gone: string; sample: string }
}

/** The homes of one page under their towns, in the order they were drawn in. */
export function HomesList({ drawn, live, now, here, words }: HomesListProps) {
  const { changes } = live
  return (
    <>
      <ChangedLine changes={changes} here={here} words={changedWords} className="small embed-changed" />
      {byTown(drawn).map(([town, homes]) => (
        <Town key={town} name={town}>
          {homes.map((home) => {
            const current = live.now(home)
            if (!current) return <GoneRow key={home.id} name={home.name} words={words.gone} />
            return <HomeRow key={home.id} home={current} now={now} changed={isOther(home, current)} />
          })}
        </Town>
      ))}
      {drawn.some(({ isSample }) => isSample) && (
        <div className="embed-sample">
          <SampleNote>{words.sample}</SampleNote>
        </div>
      )}
    </>
  )
}

const changedWords = {
  changed: (homes: number) => `${homes === 1 ? '1 home' : `${homes} homes`} changed.`,
  sortAgain: 'Sort again',
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
