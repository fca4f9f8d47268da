import { pairsWords } from '#content/desk/staff/merging.ts'
import { listingsWords } from '#content/desk/staff/moderation.ts'
import type { PairsAnswer } from '#contract/staff/merges.ts'
import { StaffScreen } from '#web/pages/desk/staff/staff-screen.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { choosePairsDesk, readAskedPairs } from './pairs-address.ts'
import { PairsList } from './pairs-list.tsx'

export default function PairsScreen(given: DeskScreenProps<PairsAnswer>) {
  const desk = choosePairsDesk(given.user, { pairs: pairsWords, listings: listingsWords })
  return (
    <StaffScreen of={given} title={pairsWords.title} here={desk.here}>
      {(found, { query }) => (
        <PairsList
          found={found}
          asked={readAskedPairs(query)}
          desk={desk}
          words={pairsWords}
          listings={listingsWords}
        />
      )}
    </StaffScreen>
  )
}
