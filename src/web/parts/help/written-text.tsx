import { Fragment, type ReactNode } from 'react'
import type { HelpPart } from '#domain/help/help-article.ts'
import type { InSpanish, TextLink } from '#domain/help/texts/text-links.ts'
import { isPicture, type WrittenPart as Part, type Picture, readParts } from '#domain/help/texts/written-parts.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { keepNumbersWhole } from '#web/ui/text/whole-numbers.tsx'
import '#web/parts/sections/sections.css'
import '#web/ui/text/lists/facts.css'
import './written-text.css'

type WrittenTextProps = {
  parts: readonly HelpPart[]
  links: readonly TextLink[]
  spanish: InSpanish | undefined
  picture?: (picture: Picture) => ReactNode
}

export function WrittenText({ parts, links, spanish, picture }: WrittenTextProps) {
  return (
    <>
      <Parts parts={parts} picture={picture} />
      <Links links={links} />
      {spanish && (
        <div className="prose line-above mt-4 pad-y-4" lang="es">
          <p className="t-strong">{spanish.title}</p>
          <Parts parts={readParts(spanish.body, parts.filter(isPicture))} picture={picture} />
          <Links links={spanish.links} />
        </div>
      )}
    </>
  )
}

function Parts({ parts, picture }: Pick<WrittenTextProps, 'parts'> & { picture: WrittenTextProps['picture'] }) {
  return (
    <div className="prose">
      {parts.map((part, place) => (
        <Titled key={place} title={part.title}>
          {isPicture(part) ? picture?.(part) : <WrittenPart part={part} />}
        </Titled>
      ))}
    </div>
  )
}

function Titled({ title, children }: { title: string | undefined; children: ReactNode }) {
  return (
    <>
      {title && <h4 className="t-strong">{title}</h4>}
      {children}
    </>
  )
}

function Links({ links }: { links: readonly TextLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className="article-links row tight gap-5 mt-3">
      {links.map(({ words, to }, place) => (
        <li key={place}>
          <SiteLink to={to} className="tap bold">
            {words}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function WrittenPart({ part }: { part: Part }) {
  switch (part.kind) {
    case 'text':
      return part.lines.map((line, place) => <p key={place}>{keepNumbersWhole(line)}</p>)
    case 'steps':
      return <ol className="numbered grid gap-2">{asItems(part.lines)}</ol>
    case 'list':
      return <ul className="points grid gap-2">{asItems(part.lines)}</ul>
    case 'say':
      return (
        <blockquote className="say barred barred-brick stack gap-3">
          {part.lines.map((line, place) => (
            <p key={place}>
              <WithBlanks line={line} />
            </p>
          ))}
        </blockquote>
      )
    case 'terms':
      return (
        <dl className="defs">
          {part.terms.map(({ term, words }, place) => (
            <div key={place}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )
  }
}

function asItems(lines: readonly string[]) {
  return lines.map((line, place) => <li key={place}>{keepNumbersWhole(line)}</li>)
}

/** Screen readers read a blank as "blank". */
function WithBlanks({ line }: { line: string }) {
  return line.split('___').map((words, place) => (
    <Fragment key={place}>
      {place > 0 && (
        <span className="blank">
          <VisuallyHidden>blank</VisuallyHidden>
        </span>
      )}
      {words}
    </Fragment>
  ))
}
