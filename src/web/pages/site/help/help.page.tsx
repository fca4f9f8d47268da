import { help } from '#content/help/help.ts'
import type { HelpArticle } from '#domain/help/help-article.ts'
import { applyToArticles } from '#domain/help/texts/apply-texts.ts'
import { say } from '#domain/language/say.ts'
import { ClosingBand } from '#web/parts/frame/closing-band/closing-band.tsx'
import { FoldTitle } from '#web/parts/help/fold-title.tsx'
import { HelpPicture } from '#web/parts/help/help-picture.tsx'
import { WrittenText } from '#web/parts/help/written-text.tsx'
import { PlaceSearch } from '#web/parts/place-search/place-search.tsx'
import { Island } from '#web/plumbing/island.tsx'
import { definePage, type PageProps } from '#web/plumbing/page.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import ArticleSearch from './article-search.island.tsx'
import '#web/parts/sections/sections.css'
import './help.css'

export default definePage({
  head: () => ({ title: help.title, description: help.description, path: '/help' }),
  show: Help,
})

function Help({ visit }: PageProps<undefined>) {
  const readers = help.readers.map((reader) => ({
    ...reader,
    articles: applyToArticles(reader.articles, visit.texts ?? []),
  }))
  const articles = readers.flatMap((reader) => reader.articles.map((article) => ({ ...article, door: reader.door })))
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
          props={{ words: help.search, articles, asked: visit.query.get('q') ?? '' }}
        />
      </section>
      <Doors readers={readers} />
      {readers.map((reader, place) => (
        <Articles key={reader.id} reader={reader} openId={openFirst?.id} isSunk={place % 2 === 1} />
      ))}
      <ClosingBand {...help.closing} />
    </>
  )
}

function Doors({ readers }: { readers: readonly Reader[] }) {
  return (
    <nav className="door-wall siding section-tight no-print" aria-label={help.doors.label}>
      <ul className="doors wrap three plain-links">
        {readers.map(({ id, door, forWhom, articles }) => (
          <li key={id} data-door={id}>
            <SiteLink to={`/help#${id}`} className="line gap-4 ink">
              <Door />
              <span className="door-words stack gap-1">
                <b className="t-title">{door}</b>
                <span className="ink-2">{forWhom}</span>
                <span className="small quiet">{say(help.doors.articles, { count: articles.length })}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Door() {
  return (
    <svg className="door" viewBox="0 0 72 112" aria-hidden="true">
      <path className="door-step" d="M0 106h72v6H0z" />
      <path className="door-trim" strokeWidth="1.5" d="M8 2h56v104H8z" />
      <path className="door-room" d="M14 8h44v98H14z" />
      <g className="door-leaf">
        <path className="door-wood" d="M14 8h44v98H14z" />
        <path className="door-pane" d="M20 16h14v22H20zM38 16h14v22H38z" />
        <path fill="none" stroke="#fff" strokeOpacity="0.35" strokeWidth="1.5" d="M20 48h32v18H20zM20 76h32v22H20z" />
        <circle fill="#fff" cx="53" cy="71" r="2.5" />
      </g>
    </svg>
  )
}

type Reader = Omit<(typeof help.readers)[number], 'articles'> & { articles: readonly HelpArticle[] }

function Articles({ reader, openId, isSunk }: { reader: Reader; openId: string | undefined; isSunk: boolean }) {
  const { id, door, words, articles } = reader
  const headingId = `${id}-title`
  return (
    <section id={id} className={isSunk ? 'sunk' : undefined} aria-labelledby={headingId}>
      <div className="wrap section-tight cols">
        <div className="c-4 sticky stack">
          <h2 id={headingId}>{door}</h2>
          <p className="ink-2 measure">{words}</p>
          {id === 'seekers' && <PlaceSearch />}
        </div>
        <div className="c-8 folds">
          {articles.map((article) => (
            <Article key={article.id} article={article} open={article.id === openId} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** The id is inside, because browsers open a closed fold for an address that names something in it. */
function Article({ article, open }: { article: HelpArticle; open: boolean }) {
  const { id, title, parts, links, spanish } = article
  return (
    <Disclosure
      open={open}
      summary={
        <FoldTitle spanish={spanish}>
          <h3>{title}</h3>
        </FoldTitle>
      }
    >
      <div id={id}>
        <WrittenText
          parts={parts}
          links={links}
          spanish={spanish}
          picture={(picture) => <HelpPicture picture={picture} />}
        />
      </div>
    </Disclosure>
  )
}
