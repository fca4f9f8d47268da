import { useNavigate, useSearchParams } from 'react-router'
import { embedding } from '#content/docs/embedding.ts'
import { states } from '#content/states/slugs.ts'
import { ClosingBand } from '#web/parts/closing-band/closing-band.tsx'
import { Contents } from '#web/parts/contents/contents.tsx'
import { pageHead } from '#web/plumbing/page-head.ts'
import { useSite } from '#web/plumbing/site.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { Breadcrumbs } from '#web/ui/text/breadcrumbs.tsx'
import type { Route } from './+types/embed.page'
import { DocSections } from './doc-sections.tsx'
import { EmbedPreview } from './embed-preview.tsx'
import { choiceSearch, shownList } from './shown-list.ts'
import './docs.css'

const path = '/docs/embed'
/** The list shown until a state is chosen. */
const firstShown = { slug: 'maine', name: 'Maine' }

export function meta({ matches }: Route.MetaArgs) {
  const { title, description, above } = embedding
  return pageHead({ title, description, path, above: [{ name: above, path: '/docs' }] }, matches)
}

export default function EmbedDocs() {
  const origin = useSite()?.baseUrl ?? ''
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const shown = shownList(search, { states, first: firstShown, titles: embedding.preview.frame })
  const choose = ({ state = shown.slug, language = shown.language }: { state?: string; language?: string }) =>
    navigate(path + choiceSearch(state, language), { replace: true, preventScrollReset: true })
  return (
    <>
      <div className="wrap docs cols">
        <header className="docs-head stack gap-4">
          <Breadcrumbs trail={[{ words: embedding.above, to: '/docs' }]} here={embedding.title} />
          <h1>{embedding.title}</h1>
          <p className="lead">{embedding.lead}</p>
        </header>
        <Contents
          className="docs-contents"
          title={embedding.contents}
          entries={[embedding.preview, ...embedding.sections]}
        />
        <div className="docs-body">
          <EmbedPreview states={states} shown={shown} words={embedding.preview} onChoose={choose} />
          <DocSections sections={embedding.sections} origin={origin} inLines={shown.inLines} />
        </div>
      </div>
      <ClosingBand title={embedding.closing.title} words={embedding.closing.words}>
        {embedding.closing.ways.map(({ words, to }, place) => (
          <ButtonLink key={to} to={to} look={place === 0 ? 'primary' : 'line'}>
            {words}
          </ButtonLink>
        ))}
      </ClosingBand>
    </>
  )
}
