import { peopleWords } from '#content/desk/staff/people.ts'
import type { FoundPeople } from '#contract/staff/people.ts'
import { StaffScreen } from '#web/pages/desk/staff/staff-screen.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { PeopleList } from './people-list.tsx'

export default function PeopleScreen(given: DeskScreenProps<FoundPeople>) {
  return (
    <StaffScreen of={given} title={peopleWords.title} here="/staff/people">
      {(found, { query }) => <PeopleList found={found} q={query.get('q') ?? ''} words={peopleWords} />}
    </StaffScreen>
  )
}
