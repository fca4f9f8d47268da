import { staffWords } from '#content/desk/staff/staff.ts'
import type { MailPage } from '#contract/staff/mail.ts'
import { StaffScreen } from '#web/pages/desk/staff/staff-screen.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { readAskedMail } from './mail-address.ts'
import { MailList } from './mail-list.tsx'

const words = staffWords.mail

export default function MailScreen(given: DeskScreenProps<MailPage>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/mail">
      {(page, { query }) => (
        <MailList page={page} asked={readAskedMail(query)} cursor={query.get('cursor')} words={words} />
      )}
    </StaffScreen>
  )
}
