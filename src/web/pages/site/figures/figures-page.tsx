import type { ReactNode } from 'react'
import type { PageFacts } from '#web/plumbing/head/page-head.ts'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'

type FiguresWords = {
  title: string
  description: string
  lead: string
  /** The name of the page above it. */
  above: string
  meaning: { title: string; lines: readonly string[] }
}

type FigureAddress = { path: string; above: string }

export function describeFigures({ title, description, above }: FiguresWords, at: FigureAddress): PageFacts {
  return { title, description, path: at.path, above: [{ name: above, path: at.above }] }
}

type FiguresPageProps = { words: FiguresWords; at: FigureAddress; ways: ReactNode; children: ReactNode }

export function FiguresPage({ words: { title, lead, above, meaning }, at, ways, children }: FiguresPageProps) {
  return (
    <div className="wrap page-top section-end stack stack-fill gap-7">
      <header className="stack gap-4">
        <Breadcrumbs trail={[{ words: above, to: at.above }]} here={title} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {ways}
      </header>
      {children}
      <TitledSection titleId="meaning" title={meaning.title} titleClass="t-title" className="stack gap-3">
        <ul className="stack gap-2 measure">
          {meaning.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </TitledSection>
    </div>
  )
}
