import { embedding } from '#content/docs/embedding.ts'
import { states } from '#content/states/slugs.ts'
import { Island } from '#web/plumbing/island.tsx'
import { definePage } from '#web/plumbing/page.ts'
import { DocsPage } from './docs-page.tsx'
import EmbedChoice from './embed-choice.island.tsx'

const first = { slug: 'maine', name: 'Maine' }

const choices = states.map(({ slug, name }) => ({ slug, name }))

export default definePage({
  head() {
    const { title, description, above } = embedding
    return { title, description, path: '/docs/embed', above: [{ name: above, path: '/docs' }] }
  },
  show: ({ visit }) => (
    <DocsPage words={embedding} entries={[embedding.preview, ...embedding.sections]}>
      <Island
        of={EmbedChoice}
        hydrate="touched"
        props={{
          asked: visit.query.toString(),
          states: choices,
          first,
          origin: visit.site.baseUrl,
          words: embedding.preview,
          sections: embedding.sections,
        }}
      />
    </DocsPage>
  ),
})
