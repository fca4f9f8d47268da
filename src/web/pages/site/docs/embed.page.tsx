import { embedding } from '#content/docs/embedding.ts'
import { states } from '#content/states/slugs.ts'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { Contents } from '#web/parts/frame/contents/contents.tsx'
import { buildHeadTags } from '#web/plumbing/head/page-head.ts'
import { Island } from '#web/plumbing/island.tsx'
import { definePage } from '#web/plumbing/page.ts'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import EmbedChoice from './embed-choice.island.tsx'
import './docs.css'

const first = { slug: 'maine', name: 'Maine' }

const choices = states.map(({ slug, name }) => ({ slug, name }))

export default definePage({
  head({ visit }) {
    const { title, description, above } = embedding
    return buildHeadTags(
      { title, description, path: '/docs/embed', above: [{ name: above, path: '/docs' }] },
      visit.site,
    )
  },
  show: ({ visit }) => (
    <>
      <div className="docs wrap page-top section-end cols">
        <header className="full stack">
          <Breadcrumbs trail={[{ words: embedding.above, to: '/docs' }]} here={embedding.title} />
          <h1>{embedding.title}</h1>
          <p className="lead">{embedding.lead}</p>
        </header>
        <Contents
          className="docs-contents c-3 sticky"
          title={embedding.contents}
          entries={[embedding.preview, ...embedding.sections]}
        />
        <div className="c-9 stack stack-fill gap-7">
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
        </div>
      </div>
      <ClosingBand {...embedding.closing} />
    </>
  ),
})
