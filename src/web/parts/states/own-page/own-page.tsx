import type { ComponentProps } from 'react'
import type { OwnPageWords } from '#content/states/own-page.ts'
import type { ShownStatePage } from '#contract/states/state-page.ts'
import { count, describePedigree, formatFigure } from '#domain/figures/figure.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import { patches } from '#domain/states/adoption.ts'
import { type OwnPage, pageFigures, pageLanguages, pageTexts, splitParagraphs } from '#domain/states/own-page.ts'
import { SourceNote } from '#web/parts/figures/source-note.tsx'
import { WaysToReach } from '#web/parts/frame/contact-lines/ways-to-reach.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Facts } from '#web/ui/text/lists/facts.tsx'

type OwnPageProps = { page: ShownStatePage; isSample: boolean; words: OwnPageWords }

export function OwnPagePart({ page: { affiliate, fields, publishedAt }, isSample, words }: OwnPageProps) {
  const page: OwnPage = fields
  return (
    <section className="stack stack-fill gap-4 pad-y-4 break" aria-labelledby="own-page">
      <h3 id="own-page">{words.title(affiliate)}</h3>
      <p className="small ink-2">{words.source(affiliate, formatLongDay(publishedAt))}</p>
      {isSample && (
        <p>
          <SourceNote>
            <b>{words.sample}</b>
          </SourceNote>
        </p>
      )}
      <Texts page={page} words={words} />
      <Figures page={page} affiliate={affiliate} words={words} />
      <Features page={page} words={words} />
      <Contact page={page} words={words} />
    </section>
  )
}

type Part = { page: OwnPage; words: OwnPageWords }

function Texts({ page, words }: Part) {
  const written = pageTexts.flatMap((name) =>
    pageLanguages.flatMap((language) => {
      const text = page[`${name}_${language}`] ?? ''
      return text === '' ? [] : [{ key: `${name}-${language}`, language, title: words.texts[name][language], text }]
    }),
  )
  return written.map(({ key, language, title, text }) => (
    <div key={key} className="stack stack-fill gap-2 measure" lang={language}>
      <h4>{title}</h4>
      {splitParagraphs(text).map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
      ))}
    </div>
  ))
}

function Figures({ page, affiliate, words }: Part & { affiliate: string }) {
  const facts = pageFigures.flatMap((name) => {
    const [value, on] = [page[`${name}_count`], page[`${name}_on`]]
    if (!value || !on) return []
    const figure = count(Number(value), { from: 'reported', on, by: affiliate })
    return [{ label: words.figures[name], value: formatFigure(figure), note: describePedigree(figure) ?? undefined }]
  })
  return <Listed title={words.figuresTitle} facts={facts} />
}

function Features({ page, words }: Part) {
  const facts = patches.flatMap((patch) => {
    const day = page[`${patch}_since`]
    return day ? [{ label: words.features[patch], value: words.since(day) }] : []
  })
  return <Listed title={words.featuresTitle} facts={facts} />
}

function Listed({ title, facts }: { title: string; facts: ComponentProps<typeof Facts>['facts'] }) {
  if (facts.length === 0) return null
  return (
    <div className="stack stack-fill gap-2 w-40">
      <h4>{title}</h4>
      <Facts facts={facts} />
    </div>
  )
}

function Contact({ page: { person, phone, email, website, hours }, words }: Part) {
  if (!(person || phone || email || website || hours)) return null
  return (
    <div className="stack gap-1">
      <h4>{words.contactTitle}</h4>
      {person && <p>{person}</p>}
      {hours && (
        <p>
          {words.hours} {hours}
        </p>
      )}
      <WaysToReach email={email} phone={phone} />
      {website && (
        <ButtonLink small to={website} newTab rel="nofollow">
          {words.website}
        </ButtonLink>
      )}
    </div>
  )
}
