import { houseWords } from '#content/residence-desk.ts'
import { homesEn } from '#content/seekers/homes.en.ts'
import { states } from '#content/states/slugs.ts'
import type { HomePhoto } from '#contract/residence/photos.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { DeskFrame } from '#web/parts/desk/desk-frame.tsx'
import { DeskRoom, type DeskRoomProps, type DeskShown } from '#web/parts/desk/page/desk-room.tsx'
import { useActsFor } from '#web/parts/desk/use-acts-for.ts'
import { EditView } from './edit-view.tsx'
import type { FormWords, House } from './house-words.ts'
import { askingFor } from './houses.query.ts'
import { photosDone } from './photos/photo-words.ts'
import { askingForPhotos } from './photos/photos.query.ts'
import { isOfPhotos } from './photos/photos-form.ts'
import { doneOf, startOf } from './start-of.ts'
import './houses.css'
import './form/form.css'
import './form/saving.css'

type Read = { house: House; photos: readonly HomePhoto[] }

const { needs, audiences, levels, money } = homesEn
const words: FormWords = { ...houseWords, needs, audiences, levels, money, states }

export default function EditRoom(given: DeskRoomProps<Read>) {
  return <DeskRoom of={given} show={Edit} />
}

function Edit({ answer, refused, user, query }: DeskShown<Read>) {
  const owner = useActsFor()
  const asking = askingFor(owner)
  const [ofPhotos, ofHouse] = isOfPhotos(query) ? [refused, null] : [null, refused]
  return (
    <DeskFrame answer={answer} title={houseWords.edit.title} here="/workspace/residences">
      {({ house, photos }) => (
        <EditView
          house={house}
          start={startOf(house, ofHouse)}
          done={doneOf(query, house)}
          photos={{
            photos,
            asking: askingForPhotos(owner, house.id),
            done: photosDone.find((one) => one === query.get('photos')) ?? null,
            answered: ofPhotos,
          }}
          hasList={user !== null && mayAtDesk(user, 'messages')}
          words={words}
          save={asking.save}
          setStatus={asking.setStatus}
        />
      )}
    </DeskFrame>
  )
}
