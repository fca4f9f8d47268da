import { bedsWords } from '#content/beds.ts'
import type { SignedInUser } from '#contract/auth.ts'
import type { DeskProgress } from '#contract/desk-progress.ts'
import type { DirectoryStats } from '#contract/residences.ts'
import { DeskFrame } from '#web/parts/desk/desk-frame.tsx'
import { dayAndTimeWords } from '#web/parts/desk/moment-words.ts'
import { readAtDesk } from '#web/parts/desk/read-for.ts'
import { useNow } from '#web/parts/desk/use-now.ts'
import { type BoardRead, readBoard } from '#web/parts/night-board/board.query.ts'
import { isSaidAnew } from '#web/parts/night-board/board-numbers.ts'
import { refusedWords } from '#web/parts/night-board/refused-words.ts'
import { useBoard } from '#web/parts/night-board/use-board.ts'
import { useKeptBoard } from '#web/parts/night-board/use-kept-board.ts'
import { WholeBoard } from '#web/parts/night-board/whole-board.tsx'
import { Queries } from '#web/parts/queries/queries.tsx'
import { apiGet } from '#web/plumbing/api-client.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { type FormAnswer, requestFacts } from '#web/plumbing/request-context.ts'
import { useSession } from '#web/plumbing/session.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import type { Route } from './+types/beds.page'

type Shown = {
  board: BoardRead
  stats: DirectoryStats | null
  progress: DeskProgress | null
  refused: FormAnswer | null
}

/** Also without a script: the totals, the numbers as they are with a plain form for each group, and the way of moving in. */
export function loader(asked: Route.LoaderArgs) {
  const { formAnswer } = asked.context.get(requestFacts)
  return readAtDesk('beds', asked, async (fetch): Promise<Shown> => {
    const asked = { fetch }
    const [board, stats, progress] = await Promise.all([
      readBoard(null, asked),
      // The page is whole without these two; it asks for what is missing once it is awake.
      apiGet<DirectoryStats>('/api/directory/stats', asked).catch(() => null),
      apiGet<DeskProgress>('/api/desk/progress', asked).catch(() => null),
    ])
    return { board, stats, progress, refused: formAnswer ?? null }
  })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: bedsWords.title, description: bedsWords.description, path: null }, matches)
}

export default function Beds({ loaderData }: Route.ComponentProps) {
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user : null
  return (
    <DeskFrame answer={loaderData} title={bedsWords.heading} here="/" again="/workspace/beds">
      {(shown) =>
        user && (
          <Queries>
            <Room user={user} {...shown} />
          </Queries>
        )
      }
    </DeskFrame>
  )
}

/** The same board as on the home page, in a room of its own. */
function Room({ user, board: first, stats, progress, refused }: Shown & { user: SignedInUser }) {
  const board = useBoard(user, first)
  useKeptBoard(board.owner)
  const now = useNow(new Date(first.checkedAt))
  const isAwake = now.getTime() !== Date.parse(first.checkedAt)
  return (
    <>
      <header className="desk-head">
        <div>
          <h1>{bedsWords.heading}</h1>
          <p className="ink-2 desk-date">{isAwake && dayAndTimeWords(now)}</p>
        </div>
      </header>
      {refused && !isSaidAnew(refused.values.group, first, board.read) && (
        <Notice tone="danger" title={refusedWords(refused, first.houses)} announced />
      )}
      <WholeBoard {...{ user, board, now, refused }} first={{ stats, progress }} />
    </>
  )
}
