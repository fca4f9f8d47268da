import { noticesWords as words } from '#content/desk/staff/notices.ts'
import type { NoticesAnswer } from '#contract/staff/notices.ts'
import { StaffScreen } from '#web/pages/desk/staff/staff-screen.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { NoticesView } from './notices-view.tsx'

export default function NoticesScreen(given: DeskScreenProps<NoticesAnswer>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/notices">
      {({ notices, mayChange }, { query }) => (
        <NoticesView notices={notices} mayChange={mayChange} done={query.get('done')} words={words} />
      )}
    </StaffScreen>
  )
}
