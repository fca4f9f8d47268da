import { useSearchParams } from 'react-router'
import { staffWords } from '#content/staff.ts'
import type { SecurityPage } from '#contract/security-events.ts'
import { apiGet } from '#web/plumbing/api-client.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import type { Route } from './+types/security.page'
import { askedOf } from './security/security-address.ts'
import { SecurityEvents } from './security/security-events.tsx'
import { StaffFrame } from './staff-frame.tsx'
import { readForStaff } from './staff-only.ts'

const words = staffWords.security

export function loader(asked: Route.LoaderArgs) {
  return readForStaff(asked, (inside, { searchParams }) =>
    apiGet<SecurityPage>(`/api/staff/security?${askedOf(searchParams)}`, { fetch: inside }),
  )
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: words.title, description: words.description, path: null }, matches)
}

/** What may be part of an attack, newest first, for the alliance's people. */
export default function Security({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const here = { here: '/staff/security', again: '/staff/security' } as const
  return (
    <StaffFrame answer={loaderData} title={words.title} refused={staffWords.refused} {...here}>
      {(page) => page && <SecurityEvents page={page} asked={askedOf(search)} words={words} />}
    </StaffFrame>
  )
}
