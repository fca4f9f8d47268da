import { peopleWords } from '#content/desk/staff/people.ts'
import { staffSearchWords } from '#content/desk/staff/search.ts'
import { staffWords } from '#content/desk/staff/staff.ts'
import type { StaffSearchAnswer } from '#contract/staff/staff-search.ts'
import { StaffScreen } from '#web/pages/desk/staff/staff-screen.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { SearchView } from './search-view.tsx'

const words = { search: staffSearchWords, people: peopleWords, mail: staffWords.mail }

export default function SearchScreen(given: DeskScreenProps<StaffSearchAnswer>) {
  return (
    <StaffScreen of={given} title={staffSearchWords.title} here="/staff/search">
      {(found, { query }) => <SearchView found={found} q={(query.get('q') ?? '').trim()} words={words} />}
    </StaffScreen>
  )
}
