import { staffWords } from '#content/staff.ts'
import type { MailDetail } from '#contract/mail.ts'
import { apiGet } from '#web/plumbing/api-client.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import type { Route } from './+types/one-mail.page'
import { MailView } from './mail/mail-view.tsx'
import { retryMail } from './mail/retry-mail.query.ts'
import { StaffFrame } from './staff-frame.tsx'
import { readForStaff } from './staff-only.ts'

const words = staffWords.mail

export function loader(asked: Route.LoaderArgs) {
  const id = encodeURIComponent(asked.params.id)
  return readForStaff(asked, (inside) => apiGet<MailDetail>(`/api/staff/mail/${id}`, { fetch: inside }))
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: words.title, description: words.description, path: null }, matches)
}

export default function OneMail({ loaderData }: Route.ComponentProps) {
  const here = { here: '/staff/mail', again: '/staff/mail' } as const
  return (
    <StaffFrame answer={loaderData} title={words.title} refused={staffWords.refused} {...here}>
      {(mail) => mail && <MailView mail={mail} words={words} retry={retryMail} />}
    </StaffFrame>
  )
}
