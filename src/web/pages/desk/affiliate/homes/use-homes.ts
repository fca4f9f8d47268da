import { startTransition, useDeferredValue, useState } from 'react'
import type { StateHomesAnswer } from '#contract/affiliates/state-homes.ts'
import { findHomes, type HomesPage, homesPerPage, pageOfHomes } from '#domain/states/homes/find-homes.ts'
import { type HomeColumn, type HomesAsked, readHomesAsked } from '#domain/states/homes/homes-asked.ts'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { type HomesPlace, homesPath, homesQuery, withQuery } from './homes-address.ts'
import { useColumns } from './use-columns.ts'

export type HomesFound = HomesPage & {
  asked: HomesAsked
  columns: readonly HomeColumn[]
  place: HomesPlace
  addressOf: (change: Partial<HomesAsked>) => string
  /** Null where the homes are too many to be found in the browser: then addresses and forms lead on. */
  ask: ((change: Partial<HomesAsked>) => void) | null
  chooseColumns: (columns: readonly HomeColumn[]) => void
}

/** What a window shows at once: it is drawn first, and the rest of the page a moment later. */
const rowsDrawnFirst = 10

export function useHomes({ residences, isWhole, found, pages }: StateHomesAnswer): HomesFound {
  const { query } = useDeskPageState()
  const search = new URLSearchParams(query)
  const [asked, setAsked] = useState(() => readHomesAsked(search))
  const { columns, said, choose } = useColumns(search)
  const place = { state: search.get('state') ?? '', columns: said }
  const [drawn, setDrawn] = useState(homesPerPage)
  const find = useDeferredValue(asked.find)
  const addressOf = (change: Partial<HomesAsked>) =>
    withQuery(homesPath, homesQuery({ ...asked, page: 1, ...change }, place))
  const page = isWhole
    ? pageOfHomes(findHomes(residences, { ...asked, find }), asked.page)
    : { shown: residences, found, pages, page: Math.min(asked.page, pages) }
  return {
    ...page,
    shown: page.shown.slice(0, drawn),
    asked,
    columns,
    place,
    addressOf,
    ask: isWhole
      ? (change) => {
          setAsked({ ...asked, page: 1, ...change })
          setDrawn(rowsDrawnFirst)
          startTransition(() => setDrawn(homesPerPage))
          history.replaceState(history.state, '', addressOf(change))
        }
      : null,
    chooseColumns(chosen) {
      choose(chosen)
      history.replaceState(history.state, '', withQuery(homesPath, homesQuery(asked, { ...place, columns: null })))
    },
  }
}
