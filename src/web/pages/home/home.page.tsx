import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { home } from '#content/home.ts'
import { quarters } from '#content/roadmap.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import type { SignedInUser } from '#contract/auth.ts'
import { figureValue } from '#domain/figure.ts'
import { pageHead, pageTitle } from '#web/plumbing/page-head.ts'
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
  const isSignedIn = Boolean(matches[0].loaderData?.user)
  return pageHead({ ...home.head, ...(isSignedIn && { title: home.boardTitle }), path: '/' }, matches)
}

/** One home page for visitors, while it is not known who is looking and when that check failed; another signed in. */
export default function Home() {
  const session = useSession()
  if (session.status !== 'signed-in') return <VisitorsHome />
  return <SignedInHome user={session.user} />
}

function SignedInHome({ user }: { user: SignedInUser }) {
  // Who comes from a prerendered page is known only in the browser: `meta` took them for a visitor.
  useEffect(() => {
    document.title = pageTitle(home.boardTitle)
  }, [])
  return (
    <>
      <link rel="stylesheet" href={boardStyles} precedence="page" />
      <Suspense fallback={null}>
        <NightBoard user={user} affiliateState={affiliateState(user)} />
      </Suspense>
    </>
  )
}

/** The state of an affiliate, known by the affiliate's own name; null for everybody else. */
function affiliateState({ organisation }: SignedInUser) {
  if (organisation?.kind !== 'affiliate') return null
  return directoryRecords.find(({ narrAffiliate }) => narrAffiliate?.name === organisation.name) ?? null
}

function VisitorsHome() {
  const site = useSite()
  const stats = useDirectoryStats()
  const [search] = useSearchParams()
  const notice = search.get('signed-out') === '1' ? home.signedOut : null
  const shown = { text: home, quarters: trail, records: directoryRecords, site, stats, notice }
  return <Landing {...shown} />
}
