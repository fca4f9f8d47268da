import type { LearnMoreWords, partners } from '#content/site/partners.ts'
import { type Figure, formatFigure, readFigureValue } from '#domain/figures/figure.ts'
import { say } from '#domain/language/say.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { logAction } from '#web/plumbing/api/log-action.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type AffiliateBarsProps = {
  text: typeof partners.affiliates
  learnMore: LearnMoreWords
  counts: readonly Figure[]
  more: Figure
}

/** Its length is an attribute, because the security policy forbids inline styles. */
function Bar({ share }: { share: number }) {
  return (
    <svg className="count-bar" aria-hidden="true">
      <rect width={`${(share * 100).toFixed(1)}%`} height="100%" rx="3" />
    </svg>
  )
}

export function AffiliateBars({ text, learnMore, counts, more }: AffiliateBarsProps) {
  const longest = Math.max(...counts.map((count) => readFigureValue(count) ?? 0))
  return (
    <section className="wrap section-end cols mt-7" aria-labelledby="affiliates-title">
      <div className="c-4 stack">
        <h2 id="affiliates-title">{text.title}</h2>
        <p>{text.words}</p>
        <p>{text.wayWords}</p>
        <ButtonLink to={text.way} {...logAction('partners', text.title)}>
          {learnMore.words}
          <VisuallyHidden>{say(learnMore.about, { about: text.title.toLowerCase() })}</VisuallyHidden>
        </ButtonLink>
      </div>
      <div className="c-7 c-last">
        <ol className="stack stack-fill">
          {counts.map((count) => (
            <li key={formatFigure(count)} className="stack stack-fill gap-1">
              <p className="row align-baseline tight gap-2">
                <b className="t-title tabular">{formatFigure(count)}</b> {text.unit}
                <span className="small quiet to-end">{text.unnamed}</span>
              </p>
              <Bar share={(readFigureValue(count) ?? 0) / longest} />
            </li>
          ))}
          <li className="stack stack-fill gap-1">
            <p className="row align-baseline tight gap-2">
              <b className="t-title tabular">{formatFigure(more)}</b> {text.more}
              <span className="small quiet to-end">{text.moreNote}</span>
            </p>
            <svg className="count-bar count-bar-open" aria-hidden="true">
              <rect x="1" y="1" width="99%" height="14" rx="3" strokeWidth="1.5" />
            </svg>
          </li>
        </ol>
        <p className="stack gap-1 mt-5">
          <SourceNote />
          <span className="small quiet">{text.note}</span>
        </p>
      </div>
    </section>
  )
}
