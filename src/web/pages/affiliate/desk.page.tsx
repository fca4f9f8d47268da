import { affiliateDeskWords } from '#content/affiliate-desk.ts'
import type { AffiliateDeskAnswer } from '#contract/certificates.ts'
import { DeskFrame } from '#web/parts/desk/desk-frame.tsx'
import { readAnew } from '#web/parts/desk/read-anew.query.ts'
import { readAtDesk } from '#web/parts/desk/read-for.ts'
import { apiGet } from '#web/plumbing/api-client.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import type { Route } from './+types/desk.page'
import { StateDesk } from './state-desk.tsx'

const words = affiliateDeskWords

export function loader(asked: Route.LoaderArgs) {
  return readAtDesk(
    'claims',
    asked,
    async (inside) => {
      const read = await apiGet<AffiliateDeskAnswer>('/api/affiliate/desk', { fetch: inside })
      if (!read) throw new Error('A desk has an answer.')
      return read
    },
    ['affiliate'],
  )
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return readAnew(serverLoader)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: words.title, description: words.description, path: null }, matches)
}

/** The first page of an affiliate: what waits in its state. */
export default function AffiliateDesk({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame answer={loaderData} title={words.title} here="/affiliate" isFresh>
      {(desk) => <StateDesk desk={desk} />}
    </DeskFrame>
  )
}
