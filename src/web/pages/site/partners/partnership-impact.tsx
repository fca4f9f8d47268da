import type { partners } from '#content/site/partners.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { logAction } from '#web/plumbing/api/log-action.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Plaque } from '#web/ui/marks/plaque.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type PartnershipImpactProps = { text: typeof partners.impact; learnMore: string }

export function PartnershipImpact({ text, learnMore }: PartnershipImpactProps) {
  return (
    <section className="siding section-tight" aria-labelledby="impact-title">
      <div className="wrap">
        <div className="stack gap-2 mb-5">
          <h2 id="impact-title" className="sign">
            {text.title}
          </h2>
          <div className="row between w-full">
            <p className="sign">{text.words}</p>
            <SourceNote sign />
          </div>
        </div>
        <ul className="plates plates-5" aria-labelledby="impact-title">
          {text.claims.map(({ shown, says }) => (
            <li key={says}>
              <Plaque number={shown} label={says} />
            </li>
          ))}
        </ul>
        <p className="mt-5">
          <ButtonLink to={text.way.to} {...logAction('partners', text.title)}>
            {learnMore}
            <VisuallyHidden> about {text.way.words}</VisuallyHidden>
          </ButtonLink>
        </p>
      </div>
    </section>
  )
}
