import type { SignedInUser } from '#contract/account/auth.ts'
import { dayAndTimeWords } from '#web/parts/desk/moment/moment-words.ts'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import type { BoardRead } from './board.query.ts'
import { useBoard } from './use-board.ts'
import { useKeptBoard } from './use-kept-board.ts'

export function useBoardOnPage(user: SignedInUser, first: BoardRead | null) {
  const board = useBoard(user, first)
  useKeptBoard(board.owner)
  const now = useNow(first && new Date(first.checkedAt))
  const isAwake = now !== null && now.toISOString() !== first?.checkedAt
  return { board, now, date: isAwake && dayAndTimeWords(now) }
}
