import { redirect, useSearchParams } from 'react-router'
import { certifiedHomesWords } from '#content/affiliate-desk.ts'
import type { CertifiedHomesAnswer } from '#contract/certificates.ts'
import { DeskFrame } from '#web/parts/desk/desk-frame.tsx'
import { readAnew } from '#web/parts/desk/read-anew.query.ts'
import { readAtDesk } from '#web/parts/desk/read-for.ts'
import { apiGet } from '#web/plumbing/api-client.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import type { Route } from './+types/homes.page'
import { CertifiedHomes } from './certified-homes.tsx'
import { askedOf, queryOf } from './homes-asked.ts'
import './affiliate.css'

const words = certifiedHomesWords

export function loader(asked: Route.LoaderArgs) {
  const { user, formAnswer } = asked.context.get(requestFacts)
  // Staff choose a state first, where affiliates are listed; a refused form is answered where it stands.
  const isOfState = formAnswer !== undefined || new URL(asked.request.url).searchParams.has('state')
  if (user?.organisation?.kind === 'alliance' && !isOfState) throw redirect('/staff/affiliates')
  return readAtDesk(
    'claims',
    asked,
    async (inside, { searchParams }) => {
      const query = queryOf(askedOf(searchParams))
      const read = await apiGet<CertifiedHomesAnswer>(`/api/affiliate/homes${query}`, { fetch: inside })
      if (!read) throw new Error('A list has an answer.')
      return { list: read, refused: asked.context.get(requestFacts).formAnswer ?? null }
    },
    ['affiliate', 'alliance'],
  )
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return readAnew(serverLoader)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: words.title, description: words.description, path: null }, matches)
}

/** The homes of a state with their certificates, for its affiliate, and for staff. */
export default function Homes({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <DeskFrame answer={loaderData} title={words.title} here="/affiliate/homes">
      {({ list, refused }) => (
        <CertifiedHomes
          list={list}
          refused={refused}
          asked={askedOf(search)}
          done={search.get('done')}
          title={words.title}
        />
      )}
    </DeskFrame>
  )
}
