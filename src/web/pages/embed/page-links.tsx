import { Link } from 'react-router'

type PageLinksProps = {
  page: number
  pages: number
  /** The address of a page of the list. */
  addressOf: (page: number) => string
}

/**
 * The way through a list of several pages; nothing for a list of one. The links fetch nothing ahead: the router cannot
 * where a frame has no origin.
 */
export function PageLinks({ page, pages, addressOf }: PageLinksProps) {
  if (pages === 1) return null
  return (
    <nav className="embed-pages" aria-label="Pages of the list">
      {page > 1 && (
        <Link className="btn btn-line" to={addressOf(page - 1)} rel="prev">
          Page {page - 1}
        </Link>
      )}
      <span className="small">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <Link className="btn btn-line" to={addressOf(page + 1)} rel="next">
          Page {page + 1}
        </Link>
      )}
    </nav>
  )
}
