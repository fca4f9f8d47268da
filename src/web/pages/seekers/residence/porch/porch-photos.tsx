import type { ResidenceWords } from '#content/seekers/residence/residence.en.ts'
import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import { buildPhotoAddress } from '#domain/residence/photo.ts'
import { PhotoPicture } from '#web/parts/residences/photo/photo-picture.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'

type PorchPhotosProps = { residence: Pick<ResidenceDetail, 'name' | 'photos'>; words: ResidenceWords['photos'] }

export function PorchPhotos({ residence: { name, photos }, words }: PorchPhotosProps) {
  return (
    <ul className="porch-photos" aria-label={words.label}>
      {photos.map((photo, place) => (
        <li key={photo.id} className={place > 0 ? 'no-print' : undefined}>
          <a href={buildPhotoAddress(photo.id, 1600, 'jpg')} {...(photo.description !== '' && { lang: 'en' })}>
            <PhotoPicture
              photo={photo}
              alt={photo.description || words.alt(place + 1, photos.length, name)}
              sizes={
                place === 0
                  ? '(min-width: 1200px) 470px, (min-width: 700px) 40vw, 92vw'
                  : '(min-width: 700px) 8vw, 18vw'
              }
              isFirst={place === 0}
            />
            <VisuallyHidden>
              <span lang={words.language}>{words.larger}</span>
            </VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  )
}
