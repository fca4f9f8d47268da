import { type ReactNode, useContext } from 'react'
import type { VisitPhotoWords } from '#content/certification/photos.ts'
import type { VisitPhoto } from '#contract/certification/visit-photos.ts'
import { toDayIn } from '#domain/language/local-moment.ts'
import { FileStateLine } from '#web/parts/desk/files/evidence-file.tsx'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { NewTabWords } from '#web/ui/action/new-tab-words.ts'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import '#web/parts/residence/photo/photo.css'

type PhotosProps = {
  photos: readonly VisitPhoto[]
  rule: { code: string; title: string }
  title?: string
  words: VisitPhotoWords
}

export function VisitPhotos({ photos, rule, words, title = words.title }: PhotosProps) {
  const own = photos.filter(({ code }) => code === rule.code)
  if (own.length === 0) return null
  return (
    <div>
      <p className="small ink-2">{title}</p>
      <ul className="row gap-3 align-start mt-1">
        {own.map((photo, at) => (
          <li key={photo.id}>
            <OnePhoto photo={photo} alt={words.nth(at + 1, rule.title)} words={words} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type OneProps = { photo: VisitPhoto; alt: string; words: VisitPhotoWords; children?: ReactNode }

export function OnePhoto({ photo, alt, words, children }: OneProps) {
  const { id, state, by, madeAt } = photo
  const newTab = useContext(NewTabWords)
  const { timeZone } = useDeskPageState()
  return (
    <div className="stack gap-1 break">
      {state === 'clean' ? (
        <a className="photo photo-small" href={`/visit-photos/${id}`} target="_blank" rel="noopener">
          <img src={`/visit-photos/${id}`} alt={alt} width={112} height={84} loading="lazy" decoding="async" />
          <VisuallyHidden>{newTab}</VisuallyHidden>
        </a>
      ) : (
        <b className="small">{alt}</b>
      )}
      <FileStateLine file={photo} words={words.file} />
      <p className="small ink-2">{words.by(by, toDayIn(timeZone, madeAt))}</p>
      {children}
    </div>
  )
}
