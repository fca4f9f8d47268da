import type { ReactNode } from 'react'
import type { DirectoryIndexWords } from '#content/states/directory/directory-index.ts'
import type { Figure } from '#domain/figures/figure.ts'
import { buildVerifyPath } from '#domain/language/language.ts'
import { say } from '#domain/language/say.ts'
import { Plates } from '#web/parts/figures/plates.tsx'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { WhichNumber } from '#web/parts/figures/which-number.tsx'
import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import { Island } from '#web/plumbing/island.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import AskedCounts from './asked-counts.island.tsx'
import type { PageCounts } from './live-counts.query.ts'
import { LiveCountsLine } from './live-counts.tsx'

type HeroProps = {
  text: Pick<DirectoryIndexWords, 'heading' | 'lead' | 'verify' | 'whichNumber' | 'totals' | 'counts'>
  totals: { certified: Figure; beds: Figure; states: number }
  counted: PageCounts | null
  sampleData: boolean
  answer?: ReactNode
}

export function DirectoryHero({ text, totals, counted, sampleData, answer }: HeroProps) {
  const words = useFrameWords()
  const sample = sampleData ? words.sample : null
  return (
    <section className="night hero-band stitched" aria-labelledby="directory-title">
      <div className="directory-hero wrap cols align-end">
        <div className="c-7 stack">
          <h1 id="directory-title">{text.heading}</h1>
          <p className="lead">{text.lead}</p>
          {answer}
        </div>
        <div className="c-5 grid gap-3">
          <Plates
            label={text.totals.label}
            ofBand
            plates={[
              { label: text.totals.certified, figure: totals.certified },
              { label: text.totals.beds, figure: totals.beds },
            ]}
          />
          <SourceNote>{say(text.totals.source, { states: totals.states })}</SourceNote>
        </div>
        {counted === null ? (
          <Island of={AskedCounts} hydrate="seen" props={{ words: text.counts, sample }} />
        ) : (
          <LiveCountsLine words={text.counts} counts={{ is: 'known', value: counted }} sample={sample} />
        )}
        <div className="full row">
          <WhichNumber text={text.whichNumber} />
          <SiteLink className="tap small bold" to={buildVerifyPath(null)}>
            {text.verify}
          </SiteLink>
        </div>
      </div>
    </section>
  )
}
