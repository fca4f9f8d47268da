import { healthWords as words } from '#content/desk/staff/health.ts'
import type { HealthAnswer } from '#contract/staff/health.ts'
import { StaffFrame } from '#web/pages/desk/staff/staff-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { HealthView } from './health-view.tsx'

export default function HealthScreen(given: DeskScreenProps<HealthAnswer>) {
  return <DeskScreen of={given} show={Health} />
}

function Health({ answer, refused, query }: DeskShown<HealthAnswer>) {
  return (
    <StaffFrame answer={answer} title={words.title} here="/staff/health">
      {(health, at) => (
        <HealthView health={health} at={at} tried={query.get('tried')} refused={refused} words={words} />
      )}
    </StaffFrame>
  )
}
