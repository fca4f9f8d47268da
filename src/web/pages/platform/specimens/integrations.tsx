import { useState } from 'react'
import { SampleNote } from '#web/parts/figures/source-note.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import type { House } from './use-house.ts'

type Entry = { id: number; way: 'in' | 'out'; name: string; words: string }

/** Older entries fall off, as they would in any log. */
const MOST_ENTRIES = 6

/** What one run writes down; the open beds are those the house says now. */
function entriesOfRun(run: number, { name, open, total }: House): Entry[] {
  return [
    { id: 2 * run, way: 'in', name: 'CSV in', words: `Run ${run}: beds.csv, 12 rows read, 12 taken, 0 refused` },
    {
      id: 2 * run + 1,
      way: 'out',
      name: 'HSDS feed out',
      words: `Run ${run}: ${name}, ${open} of ${total} beds available`,
    },
  ]
}

type IntegrationsProps = {
  text: { title: string; words: string; sample: string; again: string; logLabel: string }
  house: House
}

/** A log of files in and feeds out that grows with every run. */
export function Integrations({ text, house }: IntegrationsProps) {
  const [run, setRun] = useState(2)
  const [entries, setEntries] = useState(() => [1, 2].flatMap((before) => entriesOfRun(before, house)))

  function runAgain() {
    setRun(run + 1)
    setEntries([...entries, ...entriesOfRun(run + 1, house)].slice(-MOST_ENTRIES))
  }

  return (
    <section className="wrap integrations" aria-labelledby="feature-integrations">
      <div className="stack">
        <h3 className="feature-title" id="feature-integrations">
          {text.title}
        </h3>
        <p>{text.words}</p>
        <Button className="needs-script" onClick={runAgain}>
          {text.again}
        </Button>
      </div>
      <div className="stack stack-fill">
        <div role="log" aria-label={text.logLabel}>
          <ol className="exchange">
            {entries.map(({ id, way, name, words }) => (
              <li key={id}>
                <Icon name={way === 'in' ? 'upload' : 'download'} />
                <b>{name}</b>
                <span>{words}</span>
              </li>
            ))}
          </ol>
        </div>
        <SampleNote>{text.sample}</SampleNote>
      </div>
    </section>
  )
}
