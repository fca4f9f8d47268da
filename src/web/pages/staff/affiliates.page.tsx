import { useSearchParams } from 'react-router'
import { affiliatesWords } from '#content/affiliate-desk.ts'
import { staffWords } from '#content/staff.ts'
import { directoryRecords } from '#content/states/directory-records.ts'
import type { AffiliatesAnswer } from '#contract/affiliates.ts'
import { readAnew } from '#web/parts/desk/read-anew.query.ts'
import { apiGet } from '#web/plumbing/api-client.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import type { Route } from './+types/affiliates.page'
import { AffiliatesView } from './affiliates/affiliates-view.tsx'
import { StaffFrame } from './staff-frame.tsx'
import { readForStaff } from './staff-only.ts'

const words = affiliatesWords
const here = '/staff/affiliates'

export function loader(asked: Route.LoaderArgs) {
  return readForStaff(asked, async (inside) => {
    const read = await apiGet<AffiliatesAnswer>('/api/staff/affiliates', { fetch: inside })
    if (!read) throw new Error('A list has an answer.')
    return { ...read, refused: asked.context.get(requestFacts).formAnswer ?? null }
  })
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return readAnew(serverLoader)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: words.title, description: words.description, path: null }, matches)
}

/** The affiliates of the states and their officers: staff make them here and bring the first people in. */
export default function Affiliates({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <StaffFrame answer={loaderData} title={words.title} refused={staffWords.refused} here={here} again={here}>
      {({ affiliates, mayChange, refused }) => (
        <AffiliatesView
          {...{ affiliates, mayChange, refused, words }}
          records={directoryRecords}
          done={search.get('done')}
          about={search.get('id')}
        />
      )}
    </StaffFrame>
  )
}
