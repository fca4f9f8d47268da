import { Link } from 'react-router'
import type { ListWords } from '#domain/seeker-words/list-words.ts'

type PageLinksProps = {
  page: number
  pages: number
  /** The address of a page of the list. */
  addressOf: (page: number) => string
  words: ListWords['pages']
}

/**
 * The way through a list of several pages; nothing for a list of one. The links fetch nothing ahead: the router cannot
 * where a frame has no origin.
 */
export function PageLinks({ page, pages, addressOf, words }: PageLinksProps) {
  if (pages === 1) return null
  return (
    <nav className="embed-pages" aria-label={words.label}>
      {page > 1 && (
        <Link className="btn btn-line" to={addressOf(page - 1)} rel="prev">
          {words.one(page - 1)}
        </Link>
      )}
      <span className="small">{words.here(page, pages)}</span>
      {page < pages && (
        <Link className="btn btn-line" to={addressOf(page + 1)} rel="next">
          {words.one(page + 1)}
        </Link>
      )}
    </nav>
  )
}
