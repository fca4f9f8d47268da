import { affiliateDeskWords as words } from '#content/desk/affiliate/affiliate-desk.ts'
import type { AffiliateDeskAnswer } from '#contract/affiliates/state-residences.ts'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { StateDesk } from './state-desk.tsx'

export default function AffiliateDeskScreen(given: DeskScreenProps<AffiliateDeskAnswer>) {
  return <DeskScreen of={given} show={AffiliateDesk} />
}

function AffiliateDesk({ answer }: DeskShown<AffiliateDeskAnswer>) {
  return (
    <DeskFrame answer={answer} title={words.title} here="/affiliate" isFresh>
      {(desk) => <StateDesk desk={desk} words={words} />}
    </DeskFrame>
  )
}
