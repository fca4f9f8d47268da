import { stateResidencesWords as words } from '#content/desk/affiliate/state-residences.ts'
import type { StateResidencesAnswer } from '#contract/affiliates/state-residences.ts'
import { type DeskScreenProps, FramedScreen } from '#web/parts/desk/page/desk-screen.tsx'
import { StateResidences } from './state-residences.tsx'

export default function ResidencesScreen(given: DeskScreenProps<StateResidencesAnswer>) {
  return (
    <FramedScreen of={given} title={words.title} here="/affiliate/homes">
      {(list, { at, user }) => (
        <StateResidences list={list} at={at} isStaff={user?.organization?.kind === 'alliance'} words={words} />
      )}
    </FramedScreen>
  )
}
