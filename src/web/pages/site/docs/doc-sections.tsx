import type { ReactNode } from 'react'
import { DocPart, type DocPartProps, type DocPartText } from './doc-part.tsx'

export type DocSectionText = { id: string; title: string; parts: readonly DocPartText[] }

type DocSectionsProps = Omit<DocPartProps, 'part'> & { sections: readonly DocSectionText[] }

export function DocSections({ sections, ...about }: DocSectionsProps) {
  return sections.map(({ id, title, parts }) => (
    <DocSection key={id} id={id} title={title}>
      {parts.map((part, place) => (
        <DocPart key={place} part={part} {...about} />
      ))}
    </DocSection>
  ))
}

export function DocSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="stack stack-fill gap-5" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="t-title">
        {title}
      </h2>
      {children}
    </section>
  )
}
