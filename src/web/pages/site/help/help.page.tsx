import { help } from '#content/help/help.ts'
import { applyToArticles } from '#domain/help/texts/apply-texts.ts'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { PlaceSearch } from '#web/parts/place-search/place-search.tsx'
import { buildHeadTags } from '#web/plumbing/head/page-head.ts'
import { Island } from '#web/plumbing/island.tsx'
import { definePage, type PageProps } from '#web/plumbing/page.ts'
import ArticleSearch from './article-search.island.tsx'
import { Articles } from './articles.tsx'
import { Doors } from './doors.tsx'
import '#web/parts/sections/sections.css'
import './help.css'

export default definePage({
  head: ({ visit }) => buildHeadTags({ title: help.title, description: help.description, path: '/help' }, visit.site),
  show: Help,
})

function Help({ visit }: PageProps<undefined>) {
  const readers = help.readers.map((reader) => ({
    ...reader,
    articles: applyToArticles(reader.articles, visit.texts ?? []),
  }))
  const articles = readers.flatMap((reader) => reader.articles.map((article) => ({ ...article, door: reader.door })))
  const doors = readers.map(({ id, door, forWhom, articles }) => ({ id, door, forWhom, count: articles.length }))
  const [openFirst] = articles
  return (
    <>
      <section className="wrap page-top cols mb-7" aria-labelledby="help-title">
        <div className="c-7 stack">
          <h1 id="help-title">{help.title}</h1>
          <p className="lead">{help.lead}</p>
          <p className="small">
            {help.danger.ask} <a href="tel:911">{help.danger.call}</a>
          </p>
        </div>
        <Island
          of={ArticleSearch}
          hydrate="touched"
          props={{ label: help.search, articles, asked: visit.query.get('q') ?? '' }}
        />
      </section>
      <Doors doors={doors} />
      {readers.map((reader, place) => (
        <Articles
          key={reader.id}
          id={reader.id}
          title={reader.door}
          words={reader.words}
          articles={reader.articles}
          openId={openFirst?.id}
          ground={place % 2 === 0 ? 'paper' : 'sunk'}
        >
          {reader.id === 'seekers' && <PlaceSearch />}
        </Articles>
      ))}
      <ClosingBand {...help.closing} />
    </>
  )
}
