import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { home } from '#content/home.ts'
import { quarters } from '#content/roadmap.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import { figureValue } from '#domain/figure.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { useSession } from '#web/plumbing/session.ts'
import { useSite } from '#web/plumbing/site.ts'
import type { Route } from './+types/home.page'
import boardStyles from './board-styles.css?url'
import { useDirectoryStats } from './directory-stats.query.ts'
import { Landing } from './landing.tsx'
import './home.css'

// Visitors never carry the operator's desk.
const loadBoard = async () => ({ default: (await import('./board/night-board.tsx')).NightBoard })
const NightBoard = lazy(loadBoard)

// Where the server drew the board, its code has to be here before React wakes up, or the page would blink.
if (!import.meta.env.SSR && document.querySelector('.desk')) await loadBoard()

const trail = quarters.map(({ name, done, milestone }) => ({ name, percent: figureValue(done) ?? 0, milestone }))

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ ...home.head, path: '/' }, matches)
}

/** One home page for visitors, while it is not known who is looking and when that check failed; another signed in. */
export default function Home() {
  const session = useSession()
  if (session.status !== 'signed-in') return <VisitorsHome />
  return (
    <>
      <link rel="stylesheet" href={boardStyles} precedence="page" />
      <Suspense fallback={null}>
        <NightBoard user={session.user} />
      </Suspense>
    </>
  )
}

function VisitorsHome() {
  const site = useSite()
  const stats = useDirectoryStats()
  const [search] = useSearchParams()
  const notice = search.get('signed-out') === '1' ? home.signedOut : null
  const shown = { text: home, quarters: trail, records: directoryRecords, site, stats, notice }
  return <Landing {...shown} />
}
