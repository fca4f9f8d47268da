import type { ComponentProps, ReactNode } from 'react'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { Contents } from '#web/parts/frame/contents/contents.tsx'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import './docs.css'

type DocsPageProps = {
  words: { title: string; lead: string; above?: string; contents: string; closing: ComponentProps<typeof ClosingBand> }
  ways?: readonly { words: string; to: string }[]
  entries: readonly { id: string; title: string }[]
  children: ReactNode
}

export function DocsPage({ words: { title, lead, above, contents, closing }, ways, entries, children }: DocsPageProps) {
  return (
    <>
      <div className="docs wrap page-top section-end cols">
        <header className="full stack">
          {above && <Breadcrumbs trail={[{ words: above, to: '/docs' }]} here={title} />}
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {ways && (
            <p className="row no-print">
              {ways.map(({ words, to }) => (
                <ButtonLink key={to} to={to}>
                  {words}
                </ButtonLink>
              ))}
            </p>
          )}
        </header>
        <Contents className="docs-contents c-3 sticky" title={contents} entries={entries} />
        <div className="c-9 stack stack-fill gap-7">{children}</div>
      </div>
      <ClosingBand {...closing} />
    </>
  )
}
