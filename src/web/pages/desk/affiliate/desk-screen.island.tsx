import { affiliateDeskWords as words } from '#content/desk/affiliate/affiliate-desk.ts'
import type { AffiliateDeskAnswer } from '#contract/affiliates/state-residences.ts'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { StateDesk } from './state-desk.tsx'

export default function AffiliateDeskScreen(given: DeskScreenProps<AffiliateDeskAnswer>) {
  return (
    <FramedScreen of={given} title={words.title} here="/affiliate" isFresh>
      {(desk) => <StateDesk desk={desk} words={words} />}
    </FramedScreen>
  )
}
