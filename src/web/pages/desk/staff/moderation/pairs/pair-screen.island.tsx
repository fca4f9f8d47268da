import { pairsWords, pairWords } from '#content/desk/staff/merging.ts'
import { listingsWords } from '#content/desk/staff/moderation.ts'
import type { BesideAnswer } from '#contract/staff/merges.ts'
import { StaffFrame } from '#web/pages/desk/staff/staff-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { PairView } from './pair-view.tsx'
import { choosePairsDesk } from './pairs-address.ts'

export default function PairScreen(given: DeskScreenProps<BesideAnswer>) {
  return <DeskScreen of={given} show={Pair} />
}

function Pair({ answer, refused, user, query }: DeskShown<BesideAnswer>) {
  const desk = choosePairsDesk(user, { pairs: pairsWords, listings: listingsWords })
  return (
    <StaffFrame answer={answer} title={pairWords.title} here={desk.here}>
      {(beside) => (
        <PairView
          beside={beside}
          refused={refused}
          isMerged={query.get('done') === 'merge'}
          desk={desk}
          words={pairWords}
          listings={listingsWords}
        />
      )}
    </StaffFrame>
  )
}
