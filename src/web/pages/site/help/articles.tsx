import type { ReactNode } from 'react'
import type { HelpArticle } from '#domain/help/help-article.ts'
import { FoldTitle } from '#web/parts/help/fold-title.tsx'
import { HelpPicture } from '#web/parts/help/help-picture.tsx'
import { WrittenText } from '#web/parts/help/written-text.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

type ArticlesProps = {
  id: string
  title: string
  words: string
  articles: readonly HelpArticle[]
  openId?: string | undefined
  ground: 'paper' | 'sunk'
  children?: ReactNode
}

export function Articles({ id, title, words, articles, openId, ground, children }: ArticlesProps) {
  const headingId = `${id}-title`
  return (
    <section id={id} className={ground === 'sunk' ? 'sunk' : undefined} aria-labelledby={headingId}>
      <div className="wrap section-tight cols">
        <div className="c-4 sticky stack">
          <h2 id={headingId}>{title}</h2>
          <p className="ink-2 measure">{words}</p>
          {children}
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
