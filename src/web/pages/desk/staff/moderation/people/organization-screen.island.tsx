import { peopleWords } from '#content/desk/staff/people.ts'
import type { StaffOrganization } from '#contract/staff/people.ts'
import { StaffFrame } from '#web/pages/desk/staff/staff-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { OrganizationView } from './organization-view.tsx'

export default function OrganizationScreen(given: DeskScreenProps<StaffOrganization>) {
  return <DeskScreen of={given} show={Organization} />
}

function Organization({ answer, refused }: DeskShown<StaffOrganization>) {
  return (
    <StaffFrame answer={answer} title={peopleWords.title} here="/staff/people">
      {(organization) => <OrganizationView organization={organization} refused={refused} words={peopleWords} />}
    </StaffFrame>
  )
}
