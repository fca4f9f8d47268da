import { pairsWords } from '#content/desk/staff/merging.ts'
import { listingsWords } from '#content/desk/staff/moderation.ts'
import type { PairsAnswer } from '#contract/staff/merges.ts'
import { StaffFrame } from '#web/pages/desk/staff/staff-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { choosePairsDesk, readAskedPairs } from './pairs-address.ts'
import { PairsList } from './pairs-list.tsx'

export default function PairsScreen(given: DeskScreenProps<PairsAnswer>) {
  return <DeskScreen of={given} show={Pairs} />
}

function Pairs({ answer, user, query }: DeskShown<PairsAnswer>) {
  const desk = choosePairsDesk(user, { pairs: pairsWords, listings: listingsWords })
  return (
    <StaffFrame answer={answer} title={pairsWords.title} here={desk.here}>
      {(found) => (
        <PairsList
          found={found}
          asked={readAskedPairs(query)}
          desk={desk}
          words={pairsWords}
          listings={listingsWords}
        />
      )}
    </StaffFrame>
  )
}
