import { pairWords } from '#content/desk/staff/merging.ts'
import { listingsWords } from '#content/desk/staff/moderation.ts'
import type { BesideAnswer } from '#contract/staff/merges.ts'
import { StaffFrame } from '#web/pages/desk/staff/staff-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { PairView } from './pair-view.tsx'

export default function PairScreen(given: DeskScreenProps<BesideAnswer>) {
  return <DeskScreen of={given} show={Pair} />
}

function Pair({ answer, refused }: DeskShown<BesideAnswer>) {
  return (
    <StaffFrame answer={answer} title={pairWords.title} here="/staff/listings">
      {(beside) => <PairView beside={beside} refused={refused} words={pairWords} listings={listingsWords} />}
    </StaffFrame>
  )
}
