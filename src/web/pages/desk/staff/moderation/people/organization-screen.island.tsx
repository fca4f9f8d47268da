import { peopleWords } from '#content/desk/staff/people.ts'
import type { StaffOrganization } from '#contract/staff/people.ts'
import { StaffScreen } from '#web/pages/desk/staff/staff-screen.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { OrganizationView } from './organization-view.tsx'

export default function OrganizationScreen(given: DeskScreenProps<StaffOrganization>) {
  return (
    <StaffScreen of={given} title={peopleWords.title} here="/staff/people">
      {(organization) => <OrganizationView organization={organization} words={peopleWords} />}
    </StaffScreen>
  )
}
