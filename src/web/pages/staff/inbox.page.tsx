import { useSearchParams } from 'react-router'
import { staffWords } from '#content/staff.ts'
import { type InboxFilter, type InboxPage, inboxFilters } from '#contract/inbox.ts'
import { apiGet } from '#web/plumbing/api-client.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { useSession } from '#web/plumbing/session.ts'
import type { Route } from './+types/inbox.page'
import { InboxList } from './inbox/inbox-list.tsx'
import { StaffFrame } from './staff-frame.tsx'
import { readForStaff } from './staff-only.ts'

const words = staffWords.inbox

function filterIn(search: URLSearchParams): InboxFilter {
  return inboxFilters.find((filter) => filter === search.get('filter')) ?? 'open'
}

export function loader(asked: Route.LoaderArgs) {
  return readForStaff(asked, async (inside, { searchParams }) => {
    const query = new URLSearchParams({ filter: filterIn(searchParams) })
    const cursor = searchParams.get('cursor')
    if (cursor) query.set('cursor', cursor)
    return apiGet<InboxPage>(`/api/staff/inbox?${query}`, { fetch: inside })
  })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: words.title, description: words.description, path: null }, matches)
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const session = useSession()
  const me = session.status === 'signed-in' ? session.user.id : ''
  const here = { here: '/staff/inbox', again: '/staff/inbox' } as const
  return (
    <StaffFrame answer={loaderData} title={words.title} refused={staffWords.refused} {...here}>
      {(page, at) =>
        page && (
          <InboxList
            page={page}
            filter={filterIn(search)}
            cursor={search.get('cursor')}
            at={at}
            me={me}
            words={words}
          />
        )
      }
    </StaffFrame>
  )
}
