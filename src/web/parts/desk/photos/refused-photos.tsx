import type { VisitPhotoWords } from '#content/desk/certification/photos.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import type { PhotoBox } from './use-photos.ts'

type RefusedProps = { applicationId: string; box: PhotoBox; words: VisitPhotoWords }

export function RefusedPhotos({ applicationId, box: { outbox, view }, words: { refused: words } }: RefusedProps) {
  const refused = view.photos.filter((one) => one.state === 'refused' && one.applicationId === applicationId)
  if (refused.length === 0) return null
  return (
    <Notice tone="danger" title={words.title(refused.length)} announced>
      <ul className="ruled">
        {refused.map(({ photoId, code, file, reason }) => (
          <li key={photoId} className="row between gap-3 pad-y-2 break">
            <span>
              <b className="tabular">{code}</b> {file.name}: {reason}
            </span>
            <Button small variant="text" onClick={() => void outbox?.drop(photoId)}>
              {words.drop}
              <VisuallyHidden>: {file.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
