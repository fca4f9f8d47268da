import { staffWords } from '#content/desk/staff/staff.ts'
import type { MailPage } from '#contract/staff/mail.ts'
import { StaffFrame } from '#web/pages/desk/staff/staff-frame.tsx'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { readAskedMail } from './mail-address.ts'
import { MailList } from './mail-list.tsx'

const words = staffWords.mail

export default function MailScreen(given: DeskScreenProps<MailPage>) {
  return <DeskScreen of={given} show={Mail} />
}

function Mail({ answer, query }: DeskShown<MailPage>) {
  return (
    <StaffFrame answer={answer} title={words.title} here="/staff/mail">
      {(page) => <MailList page={page} asked={readAskedMail(query)} cursor={query.get('cursor')} words={words} />}
    </StaffFrame>
  )
}
