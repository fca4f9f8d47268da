import { useSearchParams } from 'react-router'
import { houseWords } from '#content/residence-desk.ts'
import { homesEn } from '#content/seekers/homes.en.ts'
import { states } from '#content/states/slugs.ts'
import type { DeskResidence } from '#contract/residence-desk.ts'
import { mayAtDesk } from '#domain/desk-powers.ts'
import { DeskFrame } from '#web/parts/desk/desk-frame.tsx'
import { readAnew } from '#web/parts/desk/read-anew.query.ts'
import { readAtDesk } from '#web/parts/desk/read-for.ts'
import { useActsFor } from '#web/parts/desk/use-acts-for.ts'
import { apiGet } from '#web/plumbing/api-client.ts'
import { pageHead } from '#web/plumbing/page-head.ts'
import { requestFacts } from '#web/plumbing/request-context.ts'
import { useSession } from '#web/plumbing/session.ts'
import type { Route } from './+types/edit.page'
import { EditView } from './edit-view.tsx'
import type { FormWords } from './house-words.ts'
import { askingFor } from './houses.query.ts'
import { photosDone } from './photos/photo-words.ts'
import { askingForPhotos, askPhotos } from './photos/photos.query.ts'
import { doneOf, startOf } from './start-of.ts'
import './houses.css'
import './form/form.css'
import './form/saving.css'

const words: FormWords = {
  ...houseWords,
  needs: homesEn.needs,
  audiences: homesEn.audiences,
  levels: homesEn.levels,
  money: homesEn.money,
  states,
}

export function loader(asked: Route.LoaderArgs) {
  const answered = asked.context.get(requestFacts).formAnswer ?? null
  return readAtDesk('residences', asked, async (fetch) => {
    const house = await apiGet<DeskResidence>(`/api/desk/residences/${asked.params.id}`, { fetch })
    if (house === null) throw new Error('an answer without a residence')
    const photos = await askPhotos(fetch, house.id)
    const ofPhotos = answered?.values.form === 'photos'
    return { house, photos, answered: ofPhotos ? null : answered, answeredPhotos: ofPhotos ? answered : null }
  })
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return readAnew(serverLoader)
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const read = loaderData?.kind === 'read' ? loaderData.read : null
  const name = read?.house.values.name || words.edit.parts.about
  const title = read
    ? `${(read.answered ?? read.answeredPhotos) ? `${words.edit.wrong.title}: ` : ''}${name}`
    : houseWords.edit.title
  return pageHead({ title, description: houseWords.edit.description, path: null }, matches)
}

/** Everything of one house that its people may change. */
export default function EditHouse({ loaderData, params }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const session = useSession()
  const owner = useActsFor()
  const asking = askingFor(owner)
  const hasList = session.status === 'signed-in' && mayAtDesk(session.user, 'messages')
  return (
    <DeskFrame answer={loaderData} title={houseWords.edit.title} here="/workspace/residences">
      {({ house, photos, answered, answeredPhotos }) => (
        <EditView
          key={params.id}
          house={house}
          start={startOf(house, answered)}
          done={doneOf(search, house)}
          photos={{
            photos,
            asking: askingForPhotos(owner, house.id),
            done: photosDone.find((one) => one === search.get('photos')) ?? null,
            answered: answeredPhotos,
          }}
          hasList={hasList}
          words={words}
          save={asking.save}
          setStatus={asking.setStatus}
        />
      )}
    </DeskFrame>
  )
}
