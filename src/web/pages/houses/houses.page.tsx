import { useSearchParams } from 'react-router'
import { houseWords } from '#content/residence-desk.ts'
import type { DeskResidenceList } from '#contract/residence-desk.ts'
import { mayAtDesk } from '#domain/desk-powers.ts'
import { DeskFrame } from '#web/parts/desk/desk-frame.tsx'
import { readAnew } from '#web/parts/desk/read-anew.query.ts'
import { readAtDesk } from '#web/parts/desk/read-for.ts'
import { useActsFor } from '#web/parts/desk/use-acts-for.ts'
import { apiGet } from '#web/plumbing/api-client.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { useSession } from '#web/plumbing/session.ts'
import type { Route } from './+types/houses.page'
import { findingOf, queryOf } from './found-houses.ts'
import { HouseList } from './house-list.tsx'
import { askingFor } from './houses.query.ts'
import './houses.css'

const words = houseWords.list

export function loader(asked: Route.LoaderArgs) {
  return readAtDesk('residences', asked, async (fetch, address) => {
    const query = queryOf(findingOf(address.searchParams))
    const list = await apiGet<DeskResidenceList>(`/api/desk/residences${query}`, { fetch })
    if (!list) throw new Error('A list has an answer.')
    return { list, answered: asked.context.get(requestFacts).formAnswer ?? null }
  })
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return readAnew(serverLoader)
}

export function meta({ matches }: Route.MetaArgs) {
  return pageHead({ title: words.title, description: words.description, path: null }, matches)
}

/** The houses of an operator, each with how complete its page is. */
export default function Houses({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const session = useSession()
  const asking = askingFor(useActsFor())
  const hasLists = session.status === 'signed-in' && mayAtDesk(session.user, 'messages')
  return (
    <DeskFrame answer={loaderData} title={words.title} here="/workspace/residences">
      {({ list, answered }) => (
        <HouseList
          {...{ list, answered }}
          finding={findingOf(search)}
          done={search.get('done')}
          hasLists={hasLists}
          words={houseWords}
          setStatus={asking.setStatus}
          setStatuses={asking.setStatuses}
        />
      )}
    </DeskFrame>
  )
}
