import { Island } from '#web/plumbing/island.tsx'
import FundingKinds, { type FundingKindsProps } from './funding-kinds.island.tsx'

type FundingProps = { text: FundingKindsProps & { title: string; words: string; sample: string } }

export function Funding({ text }: FundingProps) {
  const { title, words, sample, listLabel, uses, kinds } = text
  return (
    <section className="sunk section" aria-labelledby="feature-funding">
      <div className="wrap cols funding">
        <div className="c-4 c-last stack funding-words">
          <h3 className="feature-title" id="feature-funding">
            {title}
          </h3>
          <p>{words}</p>
          <p className="small quiet">{sample}</p>
        </div>
        <div className="c-7 funding-list">
          <Island of={FundingKinds} wakes="touched" props={{ listLabel, uses, kinds }} />
        </div>
      </div>
    </section>
  )
}
