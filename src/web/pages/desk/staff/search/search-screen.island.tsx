import { peopleWords } from '#content/desk/staff/people.ts'
import { staffSearchWords } from '#content/desk/staff/search.ts'
import { staffWords } from '#content/desk/staff/staff.ts'
import type { StaffSearchAnswer } from '#contract/staff/staff-search.ts'
import { StaffFrame } from '#web/pages/desk/staff/staff-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { SearchView } from './search-view.tsx'

const words = { search: staffSearchWords, people: peopleWords, mail: staffWords.mail }

export default function SearchScreen(given: DeskScreenProps<StaffSearchAnswer>) {
  return <DeskScreen of={given} show={Search} />
}

function Search({ answer, query }: DeskShown<StaffSearchAnswer>) {
  return (
    <StaffFrame answer={answer} title={staffSearchWords.title} here="/staff/search">
      {(found) => <SearchView found={found} q={(query.get('q') ?? '').trim()} words={words} />}
    </StaffFrame>
  )
}
