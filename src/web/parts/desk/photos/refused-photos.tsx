import type { ReactNode } from 'react'
import type { VisitPhotoWords } from '#content/certification/photos.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import type { QueuedPhoto } from './queued-photo.ts'
import type { PhotoBox } from './use-photos.ts'

type RefusedProps = { applicationId: string; box: PhotoBox; words: VisitPhotoWords }

export function RefusedPhotos({ applicationId, box, words }: RefusedProps) {
  const refused = listRefused(box, applicationId)
  if (refused.length === 0) return null
  return (
    <div id={notSavedPhotos}>
      <Notice tone="danger" title={words.refused.title(refused.length)} announced>
        <ul className="ruled">
          {refused.map((photo) => (
            <li key={photo.photoId}>
              <RefusedPhoto photo={photo} box={box} words={words}>
                <b className="tabular">{photo.code}</b>{' '}
              </RefusedPhoto>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

export const notSavedPhotos = 'photos-not-saved'

export function listRefused({ view }: PhotoBox, applicationId: string): QueuedPhoto[] {
  return view.photos.filter((one) => one.state === 'refused' && one.applicationId === applicationId)
}

type OneProps = Pick<RefusedProps, 'box' | 'words'> & { photo: QueuedPhoto; children?: ReactNode }

export function RefusedPhoto({ photo: { photoId, file, reason }, box, words, children }: OneProps) {
  return (
    <p className="row between gap-3 pad-y-2 break">
      <span>
        {children}
        {file.name}: {reason}
      </span>
      <Button small variant="text" onClick={() => void box.outbox?.drop(photoId)}>
        <span>
          {words.refused.drop}
          <VisuallyHidden>: {file.name}</VisuallyHidden>
        </span>
      </Button>
    </p>
  )
}
