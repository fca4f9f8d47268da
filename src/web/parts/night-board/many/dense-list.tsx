import { Fragment, type Ref, useCallback, useContext, useState } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import { findBoardHeading } from '#domain/beds/board-finding.ts'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import type { Zone } from '#web/parts/night-board/group/group-words.ts'
import { BoardToolsContext } from '#web/parts/night-board/group/use-group-view.ts'
import { buildResidenceAnchor } from '#web/parts/night-board/hold/use-wanted-hold.ts'
import { useDecideFirst } from '#web/parts/night-board/state/to-decide.tsx'
import { DenseResidence } from './dense-residence.tsx'
import { describeResidenceCount } from './dense-words.ts'
import type { Finding } from './use-finding.ts'

type PickedRows = ReadonlySet<string> | null

type DenseListProps = {
  residences: readonly MyResidence[]
  finding: Finding
  now: Date
  zone: Zone
  rows: Ref<HTMLUListElement>
  picked: PickedRows
  pick: (picked: PickedRows) => void
}

export function DenseList({ residences, finding: { shown, asked }, now, zone, rows, picked, pick }: DenseListProps) {
  const { queue, wanted } = useContext(BoardToolsContext)
  const { query } = useDeskPageState()
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(readOpenIds(query)))
  const toggle = useCallback((id: string) => setOpen((now) => toggleId(now, id)), [])
  const decided = useDecideFirst(shown, queue)
  // An open one that is not asked for is hidden, not removed, so that a form in it loses nothing.
  const hidden = residences.filter((residence) => open.has(residence.id) && !shown.includes(residence))
  const inOrder = [...decided, ...hidden]
  const headings = inOrder.map((residence) => findBoardHeading(residence, asked.order))
  return (
    <ul className="rows mt-2" ref={rows} data-many="">
      {inOrder.map((residence, place) => (
        <Fragment key={residence.id}>
          {place < decided.length && headings[place] !== null && headings[place] !== headings[place - 1] && (
            <li className="row between tight mt-4 pad-y-2 line-below">
              <h3 className="t-strong">{headings[place]}</h3>
              <span className="small ink-2">
                {describeResidenceCount(headings.filter((one) => one === headings[place]).length)}
              </span>
            </li>
          )}
          <li id={buildResidenceAnchor(residence.id)} tabIndex={-1} hidden={place >= decided.length}>
            <DenseResidence
              residence={residence}
              now={now}
              zone={zone}
              isOpen={picked === null && (open.has(residence.id) || wanted?.residenceId === residence.id)}
              toggle={toggle}
              isPicked={picked?.has(residence.id) ?? null}
              pick={() => pick(toggleId(picked ?? new Set(), residence.id))}
            />
          </li>
        </Fragment>
      ))}
    </ul>
  )
}

function readOpenIds(query: string): string[] {
  const search = new URLSearchParams(query)
  return [search.get('open'), search.get('house')].filter((id) => id !== null)
}

function toggleId(now: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(now)
  if (!next.delete(id)) next.add(id)
  return next
}
