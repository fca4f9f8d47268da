import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import type { StateResidencesAnswer } from '#contract/affiliates/state-residences.ts'
import { buildResidencesPage, findResidences, residencesPerPage } from '#domain/states/residences/find-residences.ts'
import {
  type ResidenceColumn,
  type ResidencesAsked,
  readColumns,
  readResidencesAsked,
  residenceColumns,
} from '#domain/states/residences/residences-asked.ts'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { addQuery, buildResidencesQuery, residencesPath } from './residences-address.ts'

export type ResidencesFound = ReturnType<typeof useResidences>

/** What a window shows at once: it is drawn first, and the rest of the page a moment later. */
const rowsDrawnFirst = 10

export function useResidences({ residences, isWhole, found, pages }: StateResidencesAnswer) {
  const { query } = useDeskPageState()
  const search = new URLSearchParams(query)
  const [asked, setAsked] = useState(() => readResidencesAsked(search))
  const { columns, said, choose } = useColumns(search)
  const place = { state: search.get('state') ?? '', columns: said }
  const [drawn, setDrawn] = useState(residencesPerPage)
  const find = useDeferredValue(asked.find)
  const addressOf = (change: Partial<ResidencesAsked>) =>
    addQuery(residencesPath, buildResidencesQuery({ ...asked, page: 1, ...change }, place))
  const page = isWhole
    ? buildResidencesPage(findResidences(residences, { ...asked, find }), asked.page)
    : { shown: residences, found, pages, page: Math.min(asked.page, pages) }
  return {
    ...page,
    shown: page.shown.slice(0, drawn),
    asked,
    columns,
    place,
    addressOf,
    /** Null where the homes are too many to be found in the browser: then addresses and forms lead on. */
    ask: isWhole
      ? (change: Partial<ResidencesAsked>) => {
          setAsked({ ...asked, page: 1, ...change })
          setDrawn(rowsDrawnFirst)
          startTransition(() => setDrawn(residencesPerPage))
          history.replaceState(history.state, '', addressOf(change))
        }
      : null,
    chooseColumns(chosen: readonly ResidenceColumn[]) {
      choose(chosen)
      history.replaceState(
        history.state,
        '',
        addQuery(residencesPath, buildResidencesQuery(asked, { ...place, columns: null })),
      )
    },
  }
}

const key = 'pl-homes-columns'

/** An address that names columns comes before what this device keeps. */
function useColumns(search: URLSearchParams) {
  const [said, setSaid] = useState(() => readColumns(search))
  const [kept, setKept] = useState<readonly ResidenceColumn[] | null>(null)
  useEffect(() => setKept(readKept()), [])
  return {
    said,
    columns: said ?? kept ?? residenceColumns,
    choose(columns: readonly ResidenceColumn[]) {
      setSaid(null)
      setKept(columns)
      try {
        localStorage.setItem(key, columns.join(','))
      } catch {
        // Storage may be forbidden; then a choice lasts as long as the page.
      }
    },
  }
}

function readKept(): ResidenceColumn[] | null {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? null : residenceColumns.filter((column) => stored.split(',').includes(column))
  } catch {
    return null
  }
}
