import { docs } from '#content/docs/docs.ts'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { Contents } from '#web/parts/frame/contents/contents.tsx'
import { buildHeadTags } from '#web/plumbing/head/page-head.ts'
import { definePage } from '#web/plumbing/page.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { DocSections } from './doc-sections.tsx'
import './docs.css'

export default definePage({
  head: ({ visit }) => buildHeadTags({ title: docs.title, description: docs.description, path: '/docs' }, visit.site),
  show: ({ visit }) => (
    <>
      <div className="docs wrap page-top section-end cols">
        <header className="full stack">
          <h1>{docs.title}</h1>
          <p className="lead">{docs.lead}</p>
          <p className="row no-print">
            {[docs.embedding, docs.openData, docs.figures].map(({ words, to }) => (
              <ButtonLink key={to} to={to}>
                {words}
              </ButtonLink>
            ))}
          </p>
        </header>
        <Contents className="docs-contents c-3 sticky" title={docs.contents} entries={docs.sections} />
        <div className="c-9 stack stack-fill gap-7">
          <DocSections sections={docs.sections} origin={visit.site.baseUrl} />
        </div>
      </div>
      <ClosingBand {...docs.closing} />
    </>
  ),
})
