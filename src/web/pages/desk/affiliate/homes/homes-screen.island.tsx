import { stateHomesWords as words } from '#content/desk/state-homes.ts'
import type { StateHomesAnswer } from '#contract/affiliates/state-homes.ts'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { StateHomes } from './state-homes.tsx'

export default function HomesScreen(given: DeskScreenProps<StateHomesAnswer>) {
  return <DeskScreen of={given} show={Homes} />
}

function Homes({ answer }: DeskShown<StateHomesAnswer>) {
  return (
    <DeskFrame answer={answer} title={words.title} here="/affiliate/homes">
      {(list, at) => <StateHomes list={list} at={at} words={words} />}
    </DeskFrame>
  )
}
