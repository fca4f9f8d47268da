import type { DeskResidenceList } from '#contract/residence-desk.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import type { ListedWords } from './house-words.ts'

/** What of a page's address says which part of the list is shown. */
export function partOfList(search: URLSearchParams): URLSearchParams {
  const part = new URLSearchParams()
  for (const name of ['status', 'find', 'page']) {
    const value = search.get(name)
    if (value) part.set(name, value)
  }
  return part
}

type HousePagesProps = Pick<DeskResidenceList, 'page' | 'pages'> & { asked: URLSearchParams; words: ListedWords }

/** The ways to the pages before and after this one. */
export function HousePages({ page, pages, asked, words: { list } }: HousePagesProps) {
  if (pages === 1) return null
  const to = (other: number) => {
    const part = new URLSearchParams(asked)
    part.set('page', String(other))
    return `/workspace/residences?${part}`
  }
  return (
    <nav className="row house-pages" aria-label={list.pages}>
      {page > 1 && <ButtonLink to={to(page - 1)}>{list.previous}</ButtonLink>}
      <span className="ink-2">{list.pageOf(page, pages)}</span>
      {page < pages && <ButtonLink to={to(page + 1)}>{list.next}</ButtonLink>}
    </nav>
  )
}
