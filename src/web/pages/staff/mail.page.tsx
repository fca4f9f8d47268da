import { useSearchParams } from 'react-router'
import { staffWords } from '#content/staff.ts'
import { type MailPage, type MailState, mailStates } from '#contract/mail.ts'
import { apiGet } from '#web/plumbing/api-client.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import type { Route } from './+types/mail.page'
import { MailList } from './mail/mail-list.tsx'
import { StaffFrame } from './staff-frame.tsx'
import { readForStaff } from './staff-only.ts'

const words = staffWords.mail

function stateIn(search: URLSearchParams): MailState | null {
  return mailStates.find((state) => state === search.get('state')) ?? null
}

export function loader(asked: Route.LoaderArgs) {
  return readForStaff(asked, async (inside, { searchParams }) => {
    const query = new URLSearchParams()
    const state = stateIn(searchParams)
    const cursor = searchParams.get('cursor')
    if (state) query.set('state', state)
    if (cursor) query.set('cursor', cursor)
    return apiGet<MailPage>(`/api/staff/mail?${query}`, { fetch: inside })
  })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: words.title, description: words.description, path: null }, matches)
}

export default function Mail({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const here = { here: '/staff/mail', again: '/staff/mail' } as const
  return (
    <StaffFrame answer={loaderData} title={words.title} refused={staffWords.refused} {...here}>
      {(page) => page && <MailList page={page} state={stateIn(search)} cursor={search.get('cursor')} words={words} />}
    </StaffFrame>
  )
}
