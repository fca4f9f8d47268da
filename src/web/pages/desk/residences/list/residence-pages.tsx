import type { DeskResidenceList } from '#contract/residence/residence-desk.ts'
import type { ListedWords } from '#web/pages/desk/residences/residence-words.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'
import { addressOf, type Finding } from './found-residences.ts'

type ResidencePagesProps = Pick<DeskResidenceList, 'page' | 'pages'> & { finding: Finding; words: ListedWords }

export function ResidencePages({ page, pages, finding, words: { list } }: ResidencePagesProps) {
  if (pages === 1) return null
  return (
    <nav className="row mt-6" aria-label={list.pages}>
      {page > 1 && <ButtonLink to={addressOf({ ...finding, page: page - 1 })}>{list.previous}</ButtonLink>}
      <span className="ink-2">{list.pageOf(page, pages)}</span>
      {page < pages && <ButtonLink to={addressOf({ ...finding, page: page + 1 })}>{list.next}</ButtonLink>}
    </nav>
  )
}
