import { healthWords as words } from '#content/desk/staff/health.ts'
import type { HealthAnswer } from '#contract/staff/health.ts'
import { StaffScreen } from '#web/pages/desk/staff/staff-screen.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { HealthView } from './health-view.tsx'

export default function HealthScreen(given: DeskScreenProps<HealthAnswer>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/health">
      {(health, { at, query }) => <HealthView health={health} at={at} tried={query.get('tried')} words={words} />}
    </StaffScreen>
  )
}
