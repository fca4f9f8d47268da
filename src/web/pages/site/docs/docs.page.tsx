import { docs } from '#content/docs/docs.ts'
import { definePage } from '#web/plumbing/page.ts'
import { DocSections } from './doc-sections.tsx'
import { DocsPage } from './docs-page.tsx'

export default definePage({
  head: () => ({ title: docs.title, description: docs.description, path: '/docs' }),
  show: ({ visit }) => (
    <DocsPage words={docs} ways={[docs.embedding, docs.openData, docs.figures]} entries={docs.sections}>
      <DocSections sections={docs.sections} origin={visit.site.baseUrl} />
    </DocsPage>
  ),
})
