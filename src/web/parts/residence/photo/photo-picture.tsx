import type { ResidencePhoto } from '#contract/residence/photos.ts'
import { buildPhotoAddress, buildPhotoSources } from '#domain/residence/photo.ts'
import './photo.css'

type PhotoPictureProps = { photo: ResidencePhoto; alt: string; sizes: string; isFirst?: boolean }

export function PhotoPicture({ photo, alt, sizes, isFirst = false }: PhotoPictureProps) {
  const { id, width, height, color } = photo
  return (
    <span className="photo">
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <path fill={color} d="M0 0h1v1H0z" />
      </svg>
      <picture>
        <source type="image/avif" srcSet={buildPhotoSources(photo, 'avif')} sizes={sizes} />
        <source type="image/webp" srcSet={buildPhotoSources(photo, 'webp')} sizes={sizes} />
        <img
          src={buildPhotoAddress(id, 960, 'jpg')}
          srcSet={buildPhotoSources(photo, 'jpg')}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      </picture>
    </span>
  )
}
