import { useState } from 'react'
import type { VisitPhotoWords } from '#content/certification/photos.ts'
import type { ApplicationAnswer } from '#contract/certification/applications.ts'
import type { VisitPhoto } from '#contract/certification/visit-photos.ts'
import { fileLimits } from '#domain/certification/evidence/evidence-files.ts'
import { photoLimits } from '#domain/certification/evidence/visit-photos.ts'
import { FileField } from '#web/parts/desk/files/file-field.tsx'
import { formatSize } from '#web/parts/desk/files/file-words.ts'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { useOwnAddress } from '#web/parts/desk/page/desk-page-state.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { PhotoPreview } from './photo-preview.tsx'
import { isAt, type PhotoPlace, type QueuedPhoto } from './queued-photo.ts'
import { listRefused, RefusedPhoto } from './refused-photos.tsx'
import type { PhotoBox } from './use-photos.ts'
import { OnePhoto } from './visit-photos.tsx'

type PhotosProps = {
  application: ApplicationAnswer
  visitId: string
  rule: { code: string; title: string }
  box: PhotoBox
  words: VisitPhotoWords
}

/** The photos of the rule that is open: those that are sent, those that wait on this device, and room for more. */
export function RulePhotos(props: PhotosProps) {
  const { application, visitId, rule, box, words } = props
  const place = { applicationId: application.line.id, visitId, code: rule.code }
  const { sent, waiting } = listPhotos(application.visitPhotos, box.view.photos, place)
  const count = sent.length + waiting.length
  return (
    <section id="photos" className="stack stack-fill gap-3" aria-labelledby={`photos-${rule.code}`}>
      <h4 id={`photos-${rule.code}`} className="t-label">
        {words.title}
      </h4>
      {count > 0 && (
        <ul className="row gap-3 align-start">
          {sent.map((photo, at) => (
            <li key={photo.id}>
              <SentPhoto {...props} photo={photo} alt={words.nth(at + 1, rule.title)} />
            </li>
          ))}
          {waiting.map((photo, at) => (
            <li key={photo.photoId}>
              <WaitingPhoto photo={photo} alt={words.nth(sent.length + at + 1, rule.title)} box={box} words={words} />
            </li>
          ))}
        </ul>
      )}
      {listRefused(box, place.applicationId)
        .filter((one) => isAt(one, place))
        .map((photo) => (
          <div key={photo.photoId} className="error">
            <Icon name="alert" />
            <RefusedPhoto photo={photo} box={box} words={words} />
          </div>
        ))}
      {!box.view.isKept && (
        <p className="small" role="status">
          {words.add.notKept}
        </p>
      )}
      {count < photoLimits.ofRule ? (
        <AddPhoto {...props} place={place} />
      ) : (
        <p className="small ink-2">{words.add.full}</p>
      )}
    </section>
  )
}

function listPhotos(shown: readonly VisitPhoto[], queue: readonly QueuedPhoto[], place: PhotoPlace) {
  const own = queue.filter((one) => isAt(one, place))
  const gone = new Set(own.filter(({ state }) => state === 'removed').map(({ photoId }) => photoId))
  const here = shown.filter(({ visitId, code }) => visitId === place.visitId && code === place.code)
  const known = new Set(here.map(({ id }) => id))
  return {
    sent: here.filter(({ id }) => !gone.has(id)),
    waiting: own.filter(({ photoId, state }) => state === 'waiting' && !known.has(photoId)),
  }
}

type OneProps = Pick<PhotosProps, 'words'> & { photo: VisitPhoto; alt: string }

function SentPhoto({ photo, alt, words }: OneProps) {
  return (
    <OnePhoto photo={photo} alt={alt} words={words}>
      {photo.mayRemove && (
        <ActButton
          act="remove-photo"
          hidden={{ photoId: photo.id, id: photo.id }}
          said={words.removed}
          didNotWork={words.didNotRemove}
          label={words.remove}
          about={alt}
          variant="text"
          small
        />
      )}
    </OnePhoto>
  )
}

type WaitingProps = Pick<PhotosProps, 'box' | 'words'> & { photo: QueuedPhoto; alt: string }

function WaitingPhoto({ photo: { photoId, file }, alt, box, words }: WaitingProps) {
  return (
    <div className="stack gap-1 break">
      <PhotoPreview file={file} alt={alt} />
      <p className="small">{words.add.waits}</p>
      <Button small variant="text" onClick={() => void box.outbox?.remove(photoId)}>
        <span>
          {words.remove}
          <VisuallyHidden>: {alt}</VisuallyHidden>
        </span>
      </Button>
    </div>
  )
}

function AddPhoto({ place, box, words: { add: words } }: PhotosProps & { place: PhotoPlace }) {
  const [wrong, setWrong] = useState(useActRefusal('add-photo'))
  const add = (file: File) => {
    const found = sayWrong(file, words)
    setWrong(found)
    if (found === null) void box.outbox?.add(place, file)
  }
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={useOwnAddress()}
      className="stack stack-fill gap-3"
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="act" value="add-photo" />
      <input type="hidden" name="code" value={place.code} />
      <input type="hidden" name="visitId" value={place.visitId} />
      <FileField label={words.choose} help={words.help} accept={kinds.join(',')} wrong={wrong} onFile={add} />
      <Button type="submit" icon="upload" className="without-script">
        {words.submit}
      </Button>
    </form>
  )
}

const kinds = ['image/jpeg', 'image/png']

function sayWrong({ type, size }: File, words: VisitPhotoWords['add']): string | null {
  if (size === 0) return words.empty
  if (size > fileLimits.bytes) return words.tooLarge(formatSize(size))
  return kinds.includes(type) ? null : words.noPicture
}

export function useActRefusal(act: string): string | null {
  const refused = useRefused({ act })
  return refused && (Object.values(refused.fields)[0] ?? refused.message)
}
