import { type FormEvent, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { HelpSearchWords } from '#content/help/help.ts'
import { type FoundArticle, findArticles, type HelpArticle } from '#domain/help/help-article.ts'
import { sayCount } from '#domain/language/say.ts'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { useFollowingAddress } from '#web/ui/form/use-following-address.ts'
import { EmptyState } from '#web/ui/text/empty-state.tsx'

export type SearchedArticle = HelpArticle & { door: string }

export type ArticleSearchProps = { words: HelpSearchWords; articles: readonly SearchedArticle[]; asked: string }

export default function ArticleSearch({ words, articles, asked }: ArticleSearchProps) {
  const [query, setQuery] = useState(asked.slice(0, 100))
  const field = useRef<HTMLInputElement>(null)
  const answers = useRef<HTMLOListElement>(null)
  // A key is shown before the articles are looked through.
  const wanted = useDeferredValue(query)
  const found = useMemo(() => findArticles(articles, wanted), [articles, wanted])

  useFollowingAddress(buildAddress(query))

  function goToAnswers(event: FormEvent) {
    event.preventDefault()
    answers.current?.querySelector('a')?.focus()
  }
  function clearSearch() {
    if (field.current) field.current.value = ''
    setQuery('')
    // Now, for the link chosen stays on this page only when the rest of the address is the same.
    history.replaceState(null, '', buildAddress(''))
  }
  return (
    <div className="c-5 needs-script no-print">
      <search>
        <form data-held="" action="/help" onSubmit={goToAnswers}>
          <SearchBox
            className="w-40"
            name="q"
            label={words.label}
            maxLength={100}
            enterKeyHint="search"
            // Left to the browser, which brings back what was typed.
            ref={field}
            defaultValue={asked}
            onChange={(event) => setQuery(event.target.value)}
          />
        </form>
      </search>
      <p className="small quiet break mt-2" role="status">
        {wanted.trim() === '' ? words.example : sayCount(words, found.length, { query: wanted.trim() })}
      </p>
      {found.length > 0 && (
        <ol className="ruled line-above measure mt-4" ref={answers}>
          {found.map((one) => (
            <Answer key={one.article.id} found={one} onChoose={clearSearch} />
          ))}
        </ol>
      )}
      {wanted.trim() !== '' && found.length === 0 && (
        <EmptyState mark="window" title={words.none.title}>
          <p>
            {words.none.hint} <SiteLink to="/contact#send">{words.none.ask}</SiteLink>.
          </p>
        </EmptyState>
      )}
    </div>
  )
}

const buildAddress = (query: string) => (query.trim() === '' ? '/help' : `/help?${new URLSearchParams({ q: query })}`)

function Answer({ found, onChoose }: { found: FoundArticle<SearchedArticle>; onChoose: () => void }) {
  const { article, line } = found
  return (
    <li className="row between tight">
      <SiteLink to={`/help#${article.id}`} className="tap bold" onClick={onChoose}>
        {article.title}
      </SiteLink>
      <span className="small quiet">{article.door}</span>
      {line && <p className="small ink-2 w-full">{line.replaceAll('___', '…')}</p>}
    </li>
  )
}
