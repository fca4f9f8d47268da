import { peopleWords } from '#content/desk/staff/people.ts'
import { staffWords } from '#content/desk/staff/staff.ts'
import type { StaffPerson } from '#contract/staff/people.ts'
import { StaffFrame } from '#web/pages/desk/staff/staff-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { PersonView } from './person-view.tsx'

export default function PersonScreen(given: DeskScreenProps<StaffPerson>) {
  return <DeskScreen of={given} show={Person} />
}

function Person({ answer, refused }: DeskShown<StaffPerson>) {
  return (
    <StaffFrame answer={answer} title={peopleWords.title} here="/staff/people">
      {(person) => (
        <PersonView person={person} refused={refused} words={peopleWords} mailKinds={staffWords.mail.kinds} />
      )}
    </StaffFrame>
  )
}
