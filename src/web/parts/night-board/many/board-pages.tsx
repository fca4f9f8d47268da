import { readBoardAsked, writeBoardAsked } from '#domain/beds/board-finding.ts'
import type { BoardPageRead } from '#web/parts/night-board/state/board.query.ts'
import { ButtonLink } from '#web/ui/action/button.tsx'

export function BoardPages({ paging: { page, pages, query } }: { paging: BoardPageRead }) {
  if (pages <= 1) return null
  const asked = readBoardAsked(new URLSearchParams(query))
  const buildAddress = (wanted: number) => {
    const next = writeBoardAsked(asked, wanted)
    return `/workspace/beds${next === '' ? '' : `?${next}`}`
  }
  return (
    <nav className="row mt-4 no-print" aria-label="Pages of your board">
      {page > 1 && (
        <ButtonLink to={buildAddress(page - 1)} icon="back">
          Previous
        </ButtonLink>
      )}
      <span className="ink-2">
        Page {page} of {pages}
      </span>
      {page < pages && <ButtonLink to={buildAddress(page + 1)}>Next</ButtonLink>}
    </nav>
  )
}
