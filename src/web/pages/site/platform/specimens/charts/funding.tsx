import { Island } from '#web/plumbing/island.tsx'
import FundingKinds, { type FundingKindsProps } from './funding-kinds.island.tsx'

type FundingProps = { text: FundingKindsProps & { title: string; words: string; sample: string } }

export function Funding({ text }: FundingProps) {
  const { title, words, sample, listLabel, uses, kinds } = text
  return (
    <section className="sunk section" aria-labelledby="feature-funding">
      <div className="wrap cols">
        <div className="c-4 c-last stack">
          <h3 className="t-h2" id="feature-funding">
            {title}
          </h3>
          <p>{words}</p>
          <p className="small quiet">{sample}</p>
        </div>
        <div className="funding-list c-7">
          <Island of={FundingKinds} hydrate="touched" props={{ listLabel, uses, kinds }} />
        </div>
      </div>
    </section>
  )
}
