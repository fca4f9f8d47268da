import { type AdoptionLevel, adoptionLevelName } from '#domain/states/adoption.ts'
import type { StateDirectoryRecord } from '#domain/states/state-directory.ts'
import { AdoptionBlock } from '#web/parts/states/adoption/adoption-block.tsx'
import { QuiltMap } from '#web/parts/states/quilt-map/quilt-map.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import '#web/ui/text/card.css'
import { toQuiltStates } from '#web/parts/states/quilt-map/quilt-states.ts'
import type { LandingText } from './landing-text.ts'

const KEY_LEVELS = [1, 2, 3] as const satisfies readonly AdoptionLevel[]

type DirectorySectionProps = {
  text: LandingText['directory']
  records: readonly StateDirectoryRecord[]
}

export function DirectorySection({ text, records }: DirectorySectionProps) {
  return (
    <section id="directory" className="sunk section" aria-labelledby="directory-title">
      <div className="wrap cols align-center landing-quilt">
        <div className="c-4 stack gap-5">
          <h2 id="directory-title">{text.title}</h2>
          <p className="no-print">{text.words}</p>
          <ul className="stack gap-5 no-print">
            {KEY_LEVELS.map((level) => (
              <li key={level}>
                <AdoptionBlock
                  states={Array.from({ length: level }, () => 'adopted')}
                  words={`${level} of 4, ${level * 25}%`}
                  levelName={adoptionLevelName[level]}
                />
              </li>
            ))}
          </ul>
          <ButtonLink variant="primary" to="/directory">
            {text.link}
          </ButtonLink>
        </div>
        <div className="c-8 c-last no-print">
          <QuiltMap label={text.quilt.label} states={toQuiltStates(records, text.quilt)} />
        </div>
        <Disclosure className="card phone-only" summary={<b>{text.browse}</b>}>
          <ul className="browse">
            {records.map(({ slug, name }) => (
              <li key={slug}>
                <SiteLink className="tap" to={`/directory/${slug}`}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </section>
  )
}
