import { staffWords } from '#content/staff.ts'
import type { MailDetail } from '#contract/mail.ts'
import { DeskRoom, type DeskRoomProps, type DeskShown } from '#web/parts/desk/page/desk-room.tsx'
import { MailView } from './mail/mail-view.tsx'
import { retryMail } from './mail/retry-mail.query.ts'
import { StaffFrame } from './staff-frame.tsx'

const words = staffWords.mail

export default function OneMailRoom(given: DeskRoomProps<MailDetail>) {
  return <DeskRoom of={given} show={OneMail} />
}

function OneMail({ answer }: DeskShown<MailDetail>) {
  return (
    <StaffFrame answer={answer} title={words.title} refused={staffWords.refused} here="/staff/mail">
      {(mail) => <MailView mail={mail} words={words} retry={retryMail} />}
    </StaffFrame>
  )
}
