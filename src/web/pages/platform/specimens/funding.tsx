import { useState } from 'react'
import { ChoiceChip } from '#web/ui/action/chip.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

type FundingProps = {
  text: {
    title: string
    words: string
    sample: string
    listLabel: string
    uses: readonly { value: string; words: string }[]
    kinds: readonly { name: string; uses: readonly string[]; words: string }[]
  }
}

/** Kinds of funding, to narrow down by what they pay for and to open one by one. */
export function Funding({ text }: FundingProps) {
  const [use, setUse] = useState('all')
  const shown = text.kinds.filter(({ uses }) => use === 'all' || uses.includes(use))
  const wordsOf = (uses: readonly string[]) =>
    text.uses.filter(({ value }) => uses.includes(value)).map(({ words }) => words)
  return (
    <section className="sunk section" aria-labelledby="feature-funding">
      <div className="wrap cols funding">
        <div className="c-4 c-last stack funding-words">
          <h3 className="feature-title" id="feature-funding">
            {text.title}
          </h3>
          <p>{text.words}</p>
          <p className="small quiet">{text.sample}</p>
        </div>
        <div className="c-7 funding-list">
          <div className="chips needs-script">
            {text.uses.map(({ value, words }) => (
              <ChoiceChip key={value} words={words} chosen={value === use} onChoose={() => setUse(value)} />
            ))}
          </div>
          <p className="small quiet funding-count" role="status">
            {shown.length} of {text.kinds.length} kinds
          </p>
          <ul aria-label={text.listLabel}>
            {shown.map((kind) => (
              <li key={kind.name}>
                <Disclosure summary={kind.name} open={kind === text.kinds[0]}>
                  <p>{kind.words}</p>
                  <p className="small quiet mt-2">Can pay for: {wordsOf(kind.uses).join(', ').toLowerCase()}</p>
                </Disclosure>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
