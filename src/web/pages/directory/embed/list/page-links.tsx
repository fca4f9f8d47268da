import type { ListWords } from '#content/seekers/search/list.en.ts'

type PageLinksProps = {
  page: number
  pages: number
  addressOf: (page: number) => string
  words: ListWords['pages']
}

export function PageLinks({ page, pages, addressOf, words }: PageLinksProps) {
  if (pages === 1) return null
  return (
    <nav className="embed-pages row mt-4" aria-label={words.label}>
      {page > 1 && (
        <a className="btn btn-line" href={addressOf(page - 1)} rel="prev">
          {words.one(page - 1)}
        </a>
      )}
      <span className="small">{words.here(page, pages)}</span>
      {page < pages && (
        <a className="btn btn-line" href={addressOf(page + 1)} rel="next">
          {words.one(page + 1)}
        </a>
      )}
    </nav>
  )
}
