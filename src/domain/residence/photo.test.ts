import { expect, it } from 'vitest'
import { buildPhotoSources, computePhotoSize } from './photo.ts'

const wide = { id: 'a', width: 1600, height: 1067 }

it('a file keeps the shape of the photo, by its longer side', () => {
  expect(computePhotoSize(wide, 480)).toEqual({ width: 480, height: 320 })
  expect(computePhotoSize({ id: 'a', width: 1200, height: 1600 }, 480)).toEqual({ width: 360, height: 480 })
})

it('a small photo is not made larger, and no file is named twice', () => {
  const small = { id: 'a', width: 700, height: 500 }
  expect(computePhotoSize(small, 1600)).toEqual({ width: 700, height: 500 })
  expect(buildPhotoSources(small, 'avif')).toBe('/photos/a/480.avif 480w, /photos/a/960.avif 700w')
  expect(buildPhotoSources({ id: 'b', width: 480, height: 300 }, 'jpg')).toBe('/photos/b/480.jpg 480w')
})

it('names the three files of a large photo with their widths', () => {
  expect(buildPhotoSources(wide, 'webp')).toBe(
    '/photos/a/480.webp 480w, /photos/a/960.webp 960w, /photos/a/1600.webp 1600w',
  )
})
