import { DocPart, type DocPartProps, type DocPartText } from './doc-part.tsx'

export type DocSectionText = { id: string; title: string; parts: readonly DocPartText[] }

type DocSectionsProps = Omit<DocPartProps, 'part'> & { sections: readonly DocSectionText[] }

export function DocSections({ sections, ...about }: DocSectionsProps) {
  return sections.map(({ id, title, parts }) => (
    <section key={id} id={id} className="stack stack-fill gap-5" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="t-title">
        {title}
      </h2>
      {parts.map((part, place) => (
        <DocPart key={place} part={part} {...about} />
      ))}
    </section>
  ))
}
