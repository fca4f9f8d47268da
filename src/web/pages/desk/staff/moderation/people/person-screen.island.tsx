import { peopleWords } from '#content/desk/staff/people.ts'
import { staffWords } from '#content/desk/staff/staff.ts'
import type { StaffPerson } from '#contract/staff/people.ts'
import { StaffScreen } from '#web/pages/desk/staff/staff-screen.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { PersonView } from './person-view.tsx'

export default function PersonScreen(given: DeskScreenProps<StaffPerson>) {
  return (
    <StaffScreen of={given} title={peopleWords.title} here="/staff/people">
      {(person) => <PersonView person={person} words={peopleWords} mailKinds={staffWords.mail.kinds} />}
    </StaffScreen>
  )
}
