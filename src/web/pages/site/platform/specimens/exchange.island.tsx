import { useState } from 'react'
import type { PlatformWords } from '#content/site/platform/platform.ts'
import { say } from '#domain/language/say.ts'
import { SampleLine } from '#web/parts/figures/sample-line.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { type Residence, useResidence } from './use-residence.ts'
import '#web/ui/text/card.css'

type Entry = { id: number; way: 'in' | 'out'; name: string; words: string }

const MOST_ENTRIES = 6

type ExchangeProps = Pick<PlatformWords['integrations'], 'title' | 'words' | 'again' | 'log'> & {
  residence: string
  sample: { mark: string; words: string }
}

function buildEntries(log: ExchangeProps['log'], run: number, { name, open, total }: Residence): Entry[] {
  return [
    { id: 2 * run, way: 'in', name: log.in.name, words: say(log.in.words, { run }) },
    { id: 2 * run + 1, way: 'out', name: log.out.name, words: say(log.out.words, { run, name, open, total }) },
  ]
}

export default function Exchange({ residence: name, title, words, sample, again, log }: ExchangeProps) {
  const residence = useResidence(name)
  const [run, setRun] = useState(2)
  const [entries, setEntries] = useState(() => [1, 2].flatMap((before) => buildEntries(log, before, residence)))

  function runAgain() {
    setRun(run + 1)
    setEntries([...entries, ...buildEntries(log, run + 1, residence)].slice(-MOST_ENTRIES))
  }

  return (
    <>
      <div className="c-4 stack">
        <h3 className="t-h2" id="feature-integrations">
          {title}
        </h3>
        <p>{words}</p>
        <Button className="needs-script" onClick={runAgain}>
          {again}
        </Button>
      </div>
      <div className="c-7 c-last stack stack-fill">
        <div role="log" aria-label={log.label}>
          <ol className="exchange card ruled">
            {entries.map(({ id, way, name: what, words: said }) => (
              <li key={id} className="marked gap-3">
                <Icon name={way === 'in' ? 'upload' : 'download'} className="pine mt-1" />
                <span className="row tight">
                  <b>{what}</b>
                  <span className="grow-18 ink-2 tabular">{said}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
        <SampleLine mark={sample.mark}>{sample.words}</SampleLine>
      </div>
    </>
  )
}
