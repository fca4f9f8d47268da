import { pairsWords } from '#content/desk/staff/merging.ts'
import { listingsWords } from '#content/desk/staff/moderation.ts'
import type { PairsAnswer } from '#contract/staff/merges.ts'
import { StaffFrame } from '#web/pages/desk/staff/staff-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { readAskedPairs } from './pairs-address.ts'
import { PairsList } from './pairs-list.tsx'

export default function PairsScreen(given: DeskScreenProps<PairsAnswer>) {
  return <DeskScreen of={given} show={Pairs} />
}

function Pairs({ answer, query }: DeskShown<PairsAnswer>) {
  return (
    <StaffFrame answer={answer} title={pairsWords.title} here="/staff/listings">
      {(found) => <PairsList found={found} asked={readAskedPairs(query)} words={pairsWords} listings={listingsWords} />}
    </StaffFrame>
  )
}
