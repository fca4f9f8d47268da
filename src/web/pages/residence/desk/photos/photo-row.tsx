import { photoActs } from '#contract/residence/photo-limits.ts'
import type { PhotoActInput, ResidencePhoto } from '#contract/residence/photos.ts'
import { photoDescriptionLimit } from '#domain/residence/photo.ts'
import { InputField } from '#web/parts/desk/form/form-fields.tsx'
import { PhotoPicture } from '#web/parts/residence/photo/photo-picture.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import type { PhotoWords } from './photo-words.ts'
import { buildPhotosFormAddress } from './photos-form.ts'

type PhotoRowProps = {
  residenceId: string
  photo: ResidencePhoto
  place: number
  of: number
  words: PhotoWords
  isBusy: boolean
  said: string | null
  change: (asked: PhotoActInput) => Promise<void>
}

const doNothing = () => {}

/** One form, so that Enter saves the description. */
export function PhotoRow({ residenceId, photo, place, of, words, isBusy, said, change }: PhotoRowProps) {
  const { id, description } = photo
  const name = words.nth(place, of)
  const drawWhich = (what: string) => (
    <span>
      {what}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </span>
  )
  return (
    <li className="photo-row grid align-start">
      <PhotoPicture photo={photo} alt={description || name} sizes="(min-width: 560px) 180px, 92vw" />
      <Form
        className="grid gap-3"
        action={buildPhotosFormAddress(residenceId)}
        hidden={{ photo: id }}
        isResting={isBusy}
        send={async (action, typed) => {
          const act = photoActs.find((one) => one === typed.get('act')) ?? 'describe'
          await change({ act, description: String(typed.get('description') ?? '') })
          return { kind: 'done', next: action }
        }}
        onDone={doNothing}
      >
        <p>
          <b>{name}</b> {place === 1 && <span className="small ink-2">{words.first}</span>}
        </p>
        <InputField
          key={description}
          name="description"
          label={words.description}
          help={words.descriptionHelp}
          start={description}
          maxLength={photoDescriptionLimit}
        />
        <div className="row gap-2">
          <Button type="submit" name="act" value="describe" small id={`${id}-describe`} aria-disabled={isBusy}>
            {drawWhich(words.describe)}
          </Button>
          {place > 1 && (
            <Button type="submit" name="act" value="earlier" small id={`${id}-earlier`} aria-disabled={isBusy}>
              {drawWhich(words.earlier)}
            </Button>
          )}
          {place < of && (
            <Button type="submit" name="act" value="later" small id={`${id}-later`} aria-disabled={isBusy}>
              {drawWhich(words.later)}
            </Button>
          )}
          <span className="photos-said bold" role="status">
            {said}
          </span>
        </div>
        <Disclosure summary={drawWhich(words.delete)}>
          <p className="small mb-2">{words.deleteSure}</p>
          <Button type="submit" name="act" value="delete" variant="danger" small aria-disabled={isBusy}>
            {drawWhich(words.deleteYes)}
          </Button>
        </Disclosure>
      </Form>
    </li>
  )
}
