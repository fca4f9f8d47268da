import { certificationNewsWords } from '#content/certification/board.ts'
import { ownDeskWords, workspaceWords } from '#content/desk/workspace-pages.ts'
import { signedInBoardWords as words } from '#content/landing/board.ts'
import { landing } from '#content/landing/landing.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { type DeskStanding, readAtDesk } from '#web/parts/desk/standing.query.ts'
import { type BoardRead, isManyResidences, readBoardAt } from '#web/parts/night-board/state/board.query.ts'
import { type BoardSummary, readBoardSummary } from '#web/parts/night-board/state/board-summary.query.ts'
import { Island } from '#web/plumbing/island.tsx'
import { definePage } from '#web/plumbing/page.ts'
import { type CertificationNews, readCertificationNews } from './board/certification-news.query.ts'
import { describeOwnDesk } from './board/describe-own-desk.ts'
import ManyBoardScreen from './board/many-board-screen.island.tsx'
import NightBoardScreen from './board/night-board-screen.island.tsx'
import { countForStaff, type StaffCounts } from './board/staff-counts.query.ts'
import { countWaitingClaims } from './board/waiting-claims.query.ts'

type BoardPageRead = {
  first: BoardRead | null
  beside: BoardSummary
  claims: number | null
  staff: StaffCounts | null
  news: CertificationNews | null
  desk: DeskStanding
}

export default definePage<BoardPageRead>({
  frame: 'desk',
  async load(visit) {
    const { user = null, fetch } = visit
    const readWhole = () =>
      Promise.all([
        readBoardAt(new URLSearchParams(), fetch).catch(() => null),
        readBoardSummary(visit),
        countWaitingClaims(user, { fetch }).catch(() => null),
        countForStaff(user, { fetch }),
        readCertificationNews(user, certificationNewsWords, { fetch, now: new Date() }).catch(() => null),
      ])
    const { read, desk } = await readAtDesk(visit, readWhole)
    const [first, beside, claims, staff, news] = read
    return { first, beside, claims, staff, news, desk }
  },
  head: ({ visit }) => ({ ...landing.head, title: chooseTitle(visit.user), path: '/' }),
  show: ({ data: { first, beside, claims, staff, news, desk }, visit: { user } }) =>
    user && (
      // At once, so that numbers reported without a network are stored from the start.
      <Island
        of={first && isManyResidences(first) ? ManyBoardScreen : NightBoardScreen}
        hydrate="seen"
        props={{
          words,
          user,
          first,
          beside,
          claims,
          own: describeOwnDesk(user, { words: ownDeskWords, state: findAffiliateState(user), counts: staff }),
          news,
          desk,
        }}
      />
    ),
})

function chooseTitle(user: SignedInUser | null | undefined): string {
  return user?.organization?.kind === 'operator' ? landing.boardTitle : workspaceWords.title
}

function findAffiliateState({ organization }: SignedInUser) {
  if (organization?.kind !== 'affiliate') return null
  const record = directoryRecords.find(({ narrAffiliate }) => narrAffiliate?.name === organization.name)
  return record ? { code: record.code, name: record.name, slug: record.slug } : null
}
