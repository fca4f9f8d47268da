import { docs } from '#content/docs/docs.ts'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { Contents } from '#web/parts/frame/contents/contents.tsx'
import { headTags } from '#web/plumbing/head/page-head.ts'
import { definePage } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { DocSections } from './doc-sections.tsx'
import './docs.css'

export default definePage({
  head: ({ visit }) => headTags({ title: docs.title, description: docs.description, path: '/docs' }, visit.site),
  show: ({ visit }) => (
    <>
      <div className="wrap docs cols">
        <header className="docs-head stack gap-4">
          <h1>{docs.title}</h1>
          <p className="lead">{docs.lead}</p>
          <p className="docs-ways no-print">
            {[docs.embedding, docs.openData, docs.figures].map(({ words, to }) => (
              <ButtonLink key={to} to={to}>
                {words}
              </ButtonLink>
            ))}
          </p>
        </header>
        <Contents className="docs-contents" title={docs.contents} entries={docs.sections} />
        <div className="docs-body">
          <DocSections sections={docs.sections} origin={visit.site.baseUrl} />
        </div>
      </div>
      <ClosingBand title={docs.closing.title} words={docs.closing.words}>
        {docs.closing.ways.map(({ words, to }, place) => (
          <ButtonLink key={to} to={to} look={place === 0 ? 'primary' : 'line'}>
            {words}
          </ButtonLink>
        ))}
      </ClosingBand>
    </>
  ),
})
