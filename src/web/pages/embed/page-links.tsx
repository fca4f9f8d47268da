import { SiteLink } from '#web/ui/action/site-link.tsx'

type PageLinksProps = {
  page: number
  pages: number
  /** The address of a page of the list. */
  addressOf: (page: number) => string
}

/** The way through a list of several pages; nothing for a list of one. */
export function PageLinks({ page, pages, addressOf }: PageLinksProps) {
  if (pages === 1) return null
  return (
    <nav className="embed-pages no-print" aria-label="Pages of the list">
      {page > 1 && (
        <SiteLink className="btn btn-line" to={addressOf(page - 1)} rel="prev">
          Page {page - 1}
        </SiteLink>
      )}
      <span className="small">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <SiteLink className="btn btn-line" to={addressOf(page + 1)} rel="next">
          Page {page + 1}
        </SiteLink>
      )}
    </nav>
  )
}
