import { staffWords } from '#content/desk/staff/staff.ts'
import type { SecurityPage } from '#contract/staff/security-events.ts'
import { StaffFrame } from '#web/pages/desk/staff/staff-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { readAsked } from './security-address.ts'
import { SecurityEvents } from './security-events.tsx'

const words = staffWords.security

export default function SecurityScreen(given: DeskScreenProps<SecurityPage>) {
  return <DeskScreen of={given} show={Security} />
}

function Security({ answer, query }: DeskShown<SecurityPage>) {
  return (
    <StaffFrame answer={answer} title={words.title} here="/staff/security">
      {(page) => <SecurityEvents page={page} asked={readAsked(query)} words={words} />}
    </StaffFrame>
  )
}
