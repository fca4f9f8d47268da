import { staffWords } from '#content/desk/staff/staff.ts'
import type { MailDetail } from '#contract/staff/mail.ts'
import { StaffFrame } from '#web/pages/desk/staff/staff-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { MailView } from './mail-view.tsx'

const words = staffWords.mail

export default function OneMailScreen(given: DeskScreenProps<MailDetail>) {
  return <DeskScreen of={given} show={OneMail} />
}

function OneMail({ answer, refused }: DeskShown<MailDetail>) {
  return (
    <StaffFrame answer={answer} title={words.title} here="/staff/mail">
      {(mail) => <MailView mail={mail} words={words} refused={refused} />}
    </StaffFrame>
  )
}
