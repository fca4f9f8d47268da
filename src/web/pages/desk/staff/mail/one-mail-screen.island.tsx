import { staffWords } from '#content/desk/staff/staff.ts'
import type { MailDetail } from '#contract/staff/mail.ts'
import { StaffScreen } from '#web/pages/desk/staff/staff-screen.tsx'
import type { DeskScreenProps } from '#web/parts/desk/page/desk-screen.tsx'
import { MailView } from './mail-view.tsx'

const words = staffWords.mail

export default function OneMailScreen(given: DeskScreenProps<MailDetail>) {
  return (
    <StaffScreen of={given} title={words.title} here="/staff/mail">
      {(mail) => <MailView mail={mail} words={words} />}
    </StaffScreen>
  )
}
