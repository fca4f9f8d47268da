import { staffWords } from '#content/desk/staff/staff.ts'
import type { SecurityPage } from '#contract/staff/security-events.ts'
import { StaffScreen } from '#web/pages/desk/staff/staff-screen.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { readAsked } from './security-address.ts'
import { SecurityEvents } from './security-events.tsx'

const words = staffWords.security

export default function SecurityScreen(given: DeskScreenProps<SecurityPage>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/security">
      {(page, { query }) => <SecurityEvents page={page} asked={readAsked(query)} words={words} />}
    </StaffScreen>
  )
}
