import { peopleWords } from '#content/desk/staff/people.ts'
import type { FoundPeople } from '#contract/staff/people.ts'
import { StaffFrame } from '#web/pages/desk/staff/staff-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { PeopleList } from './people-list.tsx'

export default function PeopleScreen(given: DeskScreenProps<FoundPeople>) {
  return <DeskScreen of={given} show={People} />
}

function People({ answer, query, refused }: DeskShown<FoundPeople>) {
  return (
    <StaffFrame answer={answer} title={peopleWords.title} here="/staff/people">
      {(found) => <PeopleList found={found} q={query.get('q') ?? ''} refused={refused} words={peopleWords} />}
    </StaffFrame>
  )
}
