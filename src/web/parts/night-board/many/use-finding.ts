import { useDeferredValue, useState } from 'react'
import type { MyResidence } from '#contract/residence/residences.ts'
import {
  type BoardAsked,
  type BoardCounts,
  boardShows,
  countBoard,
  findOnBoard,
  readBoardAsked,
  writeBoardAsked,
} from '#domain/beds/board-finding.ts'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { useViews, type ViewsOf } from '#web/parts/night-board/group/use-group-view.ts'
import type { Board } from '#web/parts/night-board/state/use-board.ts'

export type Finding = {
  asked: BoardAsked
  shown: readonly MyResidence[]
  isPart: boolean
  kept: number
  counts: BoardCounts
  ask: (change: Partial<BoardAsked>) => void
}

/**
 * Found and sorted once for each question: a house does not leave its place while its number is changed. A board in
 * pages was found by the server.
 */
export function useFinding({ read, queue }: Board, residences: readonly MyResidence[], now: Date): Finding {
  const { path, query } = useDeskPageState()
  const paging = read?.paging ?? null
  const [asked, setAsked] = useState(() => readBoardAsked(new URLSearchParams(paging?.query ?? query)))
  const words = useDeferredValue(asked.words)
  const [times, setTimes] = useState(0)
  const viewOf = useViews(queue)
  const byNow = residences.map((residence) => withViews(residence, viewOf))
  const find = () => (paging ? byNow : findOnBoard(byNow, { ...asked, words }, now)).map(({ id }) => id)
  const question = [writeBoardAsked({ ...asked, words }), times, ...residences.map(({ id }) => id)].join()
  const [answer, setAnswer] = useState(() => ({ question, ids: find() }))
  if (answer.question !== question) setAnswer({ question, ids: find() })
  const byId = new Map(residences.map((residence) => [residence.id, residence]))
  const found = answer.ids.flatMap((id) => byId.get(id) ?? [])
  const isPart = asked.words.trim() !== '' || asked.show !== 'all'
  const kept = residences.filter((residence) => !found.includes(residence) && isUnsettled(residence, viewOf))
  return {
    asked,
    shown: [...kept, ...found],
    isPart,
    kept: kept.length,
    counts: addCounts(countBoard(byNow, now), paging?.others.counts),
    ask(change) {
      const next = { ...asked, ...change }
      setAsked(next)
      setTimes(times + 1)
      if (path !== '/workspace/beds') return
      const address = writeBoardAsked(next)
      history.replaceState(history.state, '', address === '' ? path : `${path}?${address}`)
    },
  }
}

function withViews(residence: MyResidence, viewOf: ViewsOf): MyResidence {
  const groups = residence.groups.map((group) => {
    const { open, since } = viewOf(group.id)
    return open === null ? group : { ...group, open, saidAt: since }
  })
  return { ...residence, groups }
}

function isUnsettled({ groups }: MyResidence, viewOf: ViewsOf): boolean {
  return groups.some(({ id }) => {
    const { open, conflict, refused } = viewOf(id)
    return open !== null || conflict !== null || refused !== null
  })
}

function addCounts(here: BoardCounts, others: BoardCounts | undefined): BoardCounts {
  if (!others) return here
  const sums = boardShows.map((show) => [show, here[show] + others[show]] as const)
  return Object.fromEntries(sums) as BoardCounts
}
