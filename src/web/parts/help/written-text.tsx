import type { ReactNode } from 'react'
import type { HelpPart } from '#domain/help/help-article.ts'
import type { InSpanish, TextLink } from '#domain/help/texts/text-links.ts'
import { isPicture, type Picture, readParts } from '#domain/help/texts/written-parts.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { WrittenPart } from './written-parts.tsx'

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
