import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { Island } from '#web/plumbing/island.tsx'
import BedsTryout, { type BedsTryoutProps } from './beds-tryout.island.tsx'

type BedsSceneProps = {
  text: BedsTryoutProps['text'] & {
    residence: string
    title: string
    lead: string
    tryIt: string
    sample: string
  }
}

export function BedsScene({ text }: BedsSceneProps) {
  const { residence, title, lead, tryIt, sample, beds, mobile, notifications } = text
  return (
    <div className="beds-scene night stitched section">
      <div className="wrap stack stack-fill">
        <div className="stack mb-6">
          <h2 id="platform-title">{title}</h2>
          <p className="lead">
            {lead} <span className="needs-script">{tryIt}</span>
          </p>
        </div>
        <Island of={BedsTryout} hydrate="touched" props={{ residence, text: { beds, mobile, notifications } }} />
        <SampleNote>{sample}</SampleNote>
      </div>
    </div>
  )
}
