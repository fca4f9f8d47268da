import { startTransition, useDeferredValue, useState } from 'react'
import type { StateResidencesAnswer } from '#contract/affiliates/state-residences.ts'
import { buildResidencesPage, findResidences, residencesPerPage } from '#domain/states/residences/find-residences.ts'
import {
  type ResidenceColumn,
  type ResidencesAsked,
  readResidencesAsked,
} from '#domain/states/residences/residences-asked.ts'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { buildResidencesQuery, residencesPath, withQuery } from './residences-address.ts'
import { useColumns } from './use-columns.ts'

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
    withQuery(residencesPath, buildResidencesQuery({ ...asked, page: 1, ...change }, place))
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
        withQuery(residencesPath, buildResidencesQuery(asked, { ...place, columns: null })),
      )
    },
  }
}
