import { docs } from '#content/docs/docs.ts'
import { buildHeadTags } from '#web/plumbing/head/page-head.ts'
import { definePage } from '#web/plumbing/page.ts'
import { DocSections } from './doc-sections.tsx'
import { DocsPage } from './docs-page.tsx'

export default definePage({
  head: ({ visit }) => buildHeadTags({ title: docs.title, description: docs.description, path: '/docs' }, visit.site),
  show: ({ visit }) => (
    <DocsPage words={docs} ways={[docs.embedding, docs.openData, docs.figures]} entries={docs.sections}>
      <DocSections sections={docs.sections} origin={visit.site.baseUrl} />
    </DocsPage>
  ),
})
