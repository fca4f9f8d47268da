import type { ReactNode } from 'react'
import type { TroubleWords } from '#content/seekers/trouble.en.ts'
import { VICTORIAN } from '#web/parts/street/scene.ts'
import { Street } from '#web/parts/street/street.tsx'
import { WaysOn } from './ways-on.tsx'

export function LostPage({ words: { lost, ways }, search }: { words: TroubleWords; search: ReactNode }) {
  return (
    <>
      <section className="hero" aria-labelledby="lost">
        <div className="wrap grid gap-5">
          <h1 className="side-h ink-2" id="lost">
            {lost.heading}
          </h1>
          <p className="display w-52">{lost.line}</p>
          <WaysOn words={ways} search={search} />
        </div>
        <Street lit={{ house: VICTORIAN }} label={lost.street} />
      </section>
      <div className="night street-note">
        <div className="wrap">
          <p className="small">{lost.note}</p>
        </div>
      </div>
    </>
  )
}
