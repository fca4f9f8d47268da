import type { ReactNode } from 'react'
import { SourceNote } from '#web/parts/figures/source-note.tsx'

type MarginNoteText = { term: string; words: string; source?: string }

type PassageProps = {
  notes?: readonly MarginNoteText[]
  margin?: ReactNode
  after?: ReactNode
  children: ReactNode
}

export function Passage({ notes = [], margin, after, children }: PassageProps) {
  return (
    <div className="passage cols mt-5">
      <div className="passage-text c-7 prose measure">{children}</div>
      {(margin || notes.length > 0) && (
        <div className="margin c-4 c-last stack gap-5">
          {margin}
          {notes.map((note) => (
            <MarginNote key={note.term} {...note} />
          ))}
        </div>
      )}
      {after && <div className="passage-after c-7">{after}</div>}
    </div>
  )
}

export function Passages({
  passages,
}: {
  passages: readonly { lines: readonly string[]; notes?: readonly MarginNoteText[] }[]
}) {
  return passages.map(({ lines, notes }) => (
    <Passage key={lines[0]} notes={notes}>
      <Lines lines={lines} />
    </Passage>
  ))
}

function MarginNote({ term, words, source }: MarginNoteText) {
  return (
    <div className="margin-note stack gap-1 ink-2" role="note">
      <p>
        <dfn>{term}</dfn> {words}
      </p>
      {source && <SourceNote>{source}</SourceNote>}
    </div>
  )
}

export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>)
}

type ReadSectionProps = { id: string; title: string; sunk?: boolean; children: ReactNode }

export function ReadSection({ id, title, sunk = false, children }: ReadSectionProps) {
  return (
    <section
      id={id}
      className={sunk ? 'read sunk section-tight' : 'read section-tight'}
      aria-labelledby={`${id}-title`}
    >
      <div className="wrap">
        <h2 id={`${id}-title`} className="mb-5">
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}
