import { stateResidencesWords as words } from '#content/desk/affiliate/state-residences.ts'
import type { StateResidencesAnswer } from '#contract/affiliates/state-residences.ts'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { StateResidences } from './state-residences.tsx'

export default function ResidencesScreen(given: DeskScreenProps<StateResidencesAnswer>) {
  return <DeskScreen of={given} show={Residences} />
}

function Residences({ answer, user }: DeskShown<StateResidencesAnswer>) {
  return (
    <DeskFrame answer={answer} title={words.title} here="/affiliate/homes">
      {(list, at) => (
        <StateResidences list={list} at={at} isStaff={user?.organization?.kind === 'alliance'} words={words} />
      )}
    </DeskFrame>
  )
}
