import { useState } from 'react'
import type { PhotoActInput, ResidencePhoto } from '#contract/residence/photos.ts'
import { maxPhotos } from '#domain/residence/photo.ts'
import { useStaysOpen } from '#web/pages/residence/desk/form/editing/use-stays-open.ts'
import { FoldedSection } from '#web/pages/residence/desk/form/form-section.tsx'
import type { FormWords, Residence } from '#web/pages/residence/desk/residence-words.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import { AddPhotos } from './add-photos.tsx'
import { PhotoRow } from './photo-row.tsx'
import type { PhotoDone } from './photo-words.ts'
import type { AskingForPhotos } from './photos.query.ts'
import { usePhotos } from './use-photos.ts'

export type PhotosPartProps = {
  residence: Residence
  photos: readonly ResidencePhoto[]
  words: FormWords
  asking: AskingForPhotos
  done: PhotoDone | null
  answered: FormAnswer | null
}

/** Photos are saved apart from the house's form. */
export function PhotosPart({ residence, photos: given, words: all, asking, done, answered }: PhotosPartProps) {
  const words = all.edit.photos
  const { photos, sendings, said, trouble, isBusy, send, change } = usePhotos(given, asking, words)
  // What was saved of one photo is said beside its button.
  const [describedId, setDescribed] = useState<string | null>(null)
  async function changeOne(id: string, asked: PhotoActInput) {
    setDescribed(asked.act === 'describe' ? id : null)
    if (!(await change(id, asked))) return
    if (asked.act === 'delete') document.getElementById('p-photos')?.closest('summary')?.focus()
    else keepFocus(id, asked.act)
  }
  function sendAll(files: readonly File[]) {
    setDescribed(null)
    return send(files)
  }
  const isOpen = useStaysOpen(done !== null || answered !== null)
  const isQuiet = said === null && trouble === null && sendings.length === 0
  return (
    <section className="folds w-52 no-print" aria-labelledby="p-photos">
      <FoldedSection
        id="p-photos"
        title={all.edit.parts.photos}
        count={all.edit.answersGiven(photos.length, maxPhotos)}
        open={isOpen}
      >
        <p>{words.lead}</p>
        <Notice icon="people" title={words.noPeople}>
          {residence.values.visibility !== 'exact' && <p>{words.noStreet}</p>}
          <p>{words.removed}</p>
        </Notice>
        <div role="status" className="photos-said bold">
          {(describedId === null ? said : null) ?? (isQuiet && done && !answered ? words.done[done] : null)}
        </div>
        {trouble !== null && <Notice tone="danger" announced title={trouble} />}
        {isQuiet && answered && answered.fields.photo === undefined && <Refused answered={answered} />}
        {photos.length === 0 ? (
          <p className="ink-2">{words.none}</p>
        ) : (
          <ol className="ruled">
            {photos.map((photo, at) => (
              <PhotoRow
                key={photo.id}
                residenceId={residence.id}
                photo={photo}
                place={at + 1}
                of={photos.length}
                words={words}
                isBusy={isBusy}
                said={photo.id === describedId ? said : null}
                change={(asked) => changeOne(photo.id, asked)}
              />
            ))}
          </ol>
        )}
        {photos.length < maxPhotos || sendings.length > 0 ? (
          <AddPhotos
            residenceId={residence.id}
            words={words}
            isBusy={isBusy}
            answered={answered}
            sendings={sendings}
            send={sendAll}
          />
        ) : (
          <p className="ink-2">{words.full}</p>
        )}
      </FoldedSection>
    </section>
  )
}

function Refused({ answered: { message, fields } }: { answered: FormAnswer }) {
  const lines = Object.entries(fields).filter(([, line]) => line !== message)
  return (
    <Notice tone="danger" announced title={message}>
      {lines.length > 0 && (
        <ul className="grid gap-1">
          {lines.map(([name, line]) => (
            <li key={name}>{line}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

/** Keeps the focus on the button used, or moves it to the opposite one where the photo can move no further. */
function keepFocus(id: string, act: 'earlier' | 'later' | 'describe'): void {
  requestAnimationFrame(() => {
    const other = act === 'earlier' ? 'later' : 'earlier'
    const button = document.getElementById(`${id}-${act}`) ?? document.getElementById(`${id}-${other}`)
    button?.focus()
  })
}
