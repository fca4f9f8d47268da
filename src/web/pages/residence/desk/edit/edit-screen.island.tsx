import { residenceWords } from '#content/residence/desk/residence-desk.ts'
import { listingEn } from '#content/residence/listing.en.ts'
import { states } from '#content/states/slugs.ts'
import type { ResidencePhoto } from '#contract/residence/photos.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import { findDone, toStart } from '#web/pages/residence/desk/edit-start.ts'
import { type OtherResidences, readCopied } from '#web/pages/residence/desk/form/copying/copied-answers.ts'
import { photosDone } from '#web/pages/residence/desk/photos/photo-words.ts'
import { createPhotosAsking } from '#web/pages/residence/desk/photos/photos.query.ts'
import { isOfPhotos } from '#web/pages/residence/desk/photos/photos-form.ts'
import type { FormWords, Residence } from '#web/pages/residence/desk/residence-words.ts'
import { createAsking } from '#web/pages/residence/desk/residences.query.ts'
import { DeskFrame } from '#web/parts/desk/frame/desk-frame.tsx'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import { DeskScreen, type DeskScreenProps, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import { EditView } from './edit-view.tsx'
import './edit.css'

type EditRead = {
  residence: Residence
  photos: readonly ResidencePhoto[]
  others: OtherResidences
}

const { needs, audiences, levels, money } = listingEn
const words: FormWords = { ...residenceWords, needs, audiences, levels, money, states }

export default function EditScreen(given: DeskScreenProps<EditRead>) {
  return <DeskScreen of={given} show={Edit} />
}

function Edit({ answer, refused, user, query }: DeskShown<EditRead>) {
  const owner = useActsFor()
  const asking = createAsking(owner)
  const [ofPhotos, ofResidence] = isOfPhotos(query) ? [refused, null] : [null, refused]
  return (
    <DeskFrame answer={answer} title={residenceWords.edit.title} here="/workspace/residences" saysRefusal>
      {({ residence, photos, others }) => (
        <EditView
          residence={residence}
          start={toStart(residence, ofResidence)}
          copied={readCopied(ofResidence)}
          others={others}
          readOther={asking.read}
          done={findDone(query, residence)}
          photos={{
            photos,
            asking: createPhotosAsking(owner, residence.id),
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
