import { pairsWords, pairWords } from '#content/desk/staff/merging.ts'
import { listingsWords } from '#content/desk/staff/moderation.ts'
import type { BesideAnswer } from '#contract/staff/merges.ts'
import { StaffScreen } from '#web/pages/desk/staff/staff-screen.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { PairView } from './pair-view.tsx'
import { choosePairsDesk } from './pairs-address.ts'

export default function PairScreen(given: DeskScreenProps<BesideAnswer>) {
  const desk = choosePairsDesk(given.user, { pairs: pairsWords, listings: listingsWords })
  return (
    <StaffScreen of={given} title={pairWords.title} here={desk.here}>
      {(beside, { query }) => (
        <PairView
          beside={beside}
          isMerged={query.get('done') === 'merge'}
          desk={desk}
          words={pairWords}
          listings={listingsWords}
        />
      )}
    </StaffScreen>
  )
}
