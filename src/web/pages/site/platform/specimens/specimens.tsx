import type { PlatformWords } from '#content/site/platform/platform.ts'
import { SampleNote } from '#web/parts/figures/sample-note.tsx'
import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import { Island } from '#web/plumbing/island.tsx'
import BedsTryout from './beds-tryout.island.tsx'
import CheckIn from './check-in.island.tsx'
import Exchange from './exchange.island.tsx'
import FundingKinds from './funding-kinds.island.tsx'
import YearOfAResidence from './year-of-a-residence.island.tsx'
import '#web/ui/text/card.css'
import './specimens.css'

export function BedsScene({ text }: { text: PlatformWords['features'] }) {
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

export function Outcomes({ text }: { text: PlatformWords['outcomes'] }) {
  const { title, words, privacy, sample, checkIn, areas, before } = text
  return (
    <section className="wrap section cols" aria-labelledby="feature-outcomes">
      <div className="c-4 stack">
        <h3 className="t-h2" id="feature-outcomes">
          {title}
        </h3>
        <p>{words}</p>
        <p>{privacy}</p>
      </div>
      <div className="panel stack stack-fill c-7 c-last">
        <Island of={CheckIn} hydrate="touched" props={{ words: checkIn, areas, before }} />
        <SampleNote>{sample}</SampleNote>
      </div>
    </section>
  )
}

export function Funding({ text }: { text: PlatformWords['funding'] }) {
  const { title, words, sample, list, uses, kinds } = text
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
          <Island of={FundingKinds} hydrate="touched" props={{ words: list, uses, kinds }} />
        </div>
      </div>
    </section>
  )
}

export function Analytics({ text }: { text: PlatformWords['analytics'] }) {
  const { title, words, choose, months, measures } = text
  const { sample: mark } = useFrameWords()
  return (
    <section className="wrap section row between align-end gap-5" aria-labelledby="feature-analytics">
      <div className="stack w-40">
        <h3 className="t-h2" id="feature-analytics">
          {title}
        </h3>
        <p className="measure">{words}</p>
      </div>
      <Island
        of={YearOfAResidence}
        hydrate="touched"
        props={{ choose, months, measures, sample: { mark, words: text.sample } }}
      />
    </section>
  )
}

export function Integrations({ text, residence }: { text: PlatformWords['integrations']; residence: string }) {
  const { title, words, again, log } = text
  const { sample: mark } = useFrameWords()
  const sample = { mark, words: text.sample }
  return (
    <section className="wrap section-end cols" aria-labelledby="feature-integrations">
      <Island of={Exchange} hydrate="touched" props={{ residence, title, words, sample, again, log }} />
    </section>
  )
}
