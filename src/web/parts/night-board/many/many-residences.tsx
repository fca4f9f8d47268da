import { useState } from 'react'
import { readBoardAsked, writeBoardAsked } from '#domain/beds/board-finding.ts'
import type { ResidencesProps } from '#web/parts/night-board/beds-tonight.tsx'
import { BoardKeys } from '#web/parts/night-board/residences/board-keys.tsx'
import type { BoardPageRead } from '#web/parts/night-board/state/board.query.ts'
import { AllRightButton } from '#web/parts/night-board/summary/all-right-button.tsx'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { DenseList } from './dense-list.tsx'
import { Finder } from './finder.tsx'
import { useFinding } from './use-finding.ts'

export function ManyResidences({ head, troubles, board, residences, now, zone, rows }: ResidencesProps) {
  const { queue, owner, read } = board
  const paging = read?.paging ?? null
  const finding = useFinding(board, residences, now)
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null)
  const { shown } = finding
  return (
    <>
      <div className="allright row between gap-2">
        {head}
        {owner !== null && picked === null && (
          <Button className="needs-script" onClick={() => setPicked(new Set())}>
            Select houses
          </Button>
        )}
      </div>
      {troubles}
      <Finder finding={finding} paging={paging}>
        {owner !== null && picked === null && (
          <AllRightButton residences={shown} isPart={finding.isPart} queue={queue} now={now} />
        )}
      </Finder>
      <DenseList
        residences={residences}
        finding={finding}
        now={now}
        zone={zone}
        rows={rows}
        picked={picked}
        pick={setPicked}
      />
      {paging && <BoardPages paging={paging} />}
      {picked && queue && <BulkBar shown={shown} picked={picked} pick={setPicked} queue={queue} now={now} />}
      {owner !== null && <BoardKeys canFind />}
    </>
  )
}

function BoardPages({ paging: { page, pages, query } }: { paging: BoardPageRead }) {
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
