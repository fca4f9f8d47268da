import { useState } from 'react'
import type { PlatformWords } from '#content/site/platform/platform.ts'
import { say } from '#domain/language/say.ts'
import { ChoiceChip } from '#web/ui/action/chip.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

type FundingKindsProps = {
  words: PlatformWords['funding']['list']
  uses: readonly { value: string; words: string }[]
  kinds: readonly { name: string; uses: readonly string[]; words: string }[]
}

export default function FundingKinds({ words: list, uses, kinds }: FundingKindsProps) {
  const [use, setUse] = useState('all')
  const shown = kinds.filter((kind) => use === 'all' || kind.uses.includes(use))
  const chooseWords = (values: readonly string[]) =>
    uses.filter(({ value }) => values.includes(value)).map(({ words }) => words)
  return (
    <>
      <div className="row gap-2 needs-script">
        {uses.map(({ value, words }) => (
          <ChoiceChip key={value} words={words} chosen={value === use} onChoose={() => setUse(value)} />
        ))}
      </div>
      <p className="small quiet mt-3 mb-2" role="status">
        {say(list.count, { shown: shown.length, all: kinds.length })}
      </p>
      <ul aria-label={list.label} className="line-below">
        {shown.map((kind) => (
          <li key={kind.name} className="line-above">
            <Disclosure summary={kind.name} open={kind === kinds[0]}>
              <p>{kind.words}</p>
              <p className="small quiet mt-2">
                {say(list.paysFor, { uses: chooseWords(kind.uses).join(', ').toLowerCase() })}
              </p>
            </Disclosure>
          </li>
        ))}
      </ul>
    </>
  )
}
