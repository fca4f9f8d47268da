import { noticesWords as words } from '#content/desk/staff/notices.ts'
import type { NoticesAnswer } from '#contract/staff/notices.ts'
import { StaffFrame } from '#web/pages/desk/staff/staff-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { NoticesView } from './notices-view.tsx'

export default function NoticesScreen(given: DeskScreenProps<NoticesAnswer>) {
  return <DeskScreen of={given} show={Notices} />
}

function Notices({ answer, refused, query }: DeskShown<NoticesAnswer>) {
  return (
    <StaffFrame answer={answer} title={words.title} here="/staff/notices">
      {({ notices, mayChange }) => (
        <NoticesView notices={notices} mayChange={mayChange} done={query.get('done')} refused={refused} words={words} />
      )}
    </StaffFrame>
  )
}
