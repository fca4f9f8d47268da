import { expect, it } from 'vitest'
import { photoFileSize, photoSources } from './photo.ts'

const wide = { id: 'a', width: 1600, height: 1067 }

it('a file keeps the shape of the photo, by its longer side', () => {
  expect(photoFileSize(wide, 480)).toEqual({ width: 480, height: 320 })
  expect(photoFileSize({ id: 'a', width: 1200, height: 1600 }, 480)).toEqual({ width: 360, height: 480 })
})

it('a small photo is not made larger, and no file is named twice', () => {
  const small = { id: 'a', width: 700, height: 500 }
  expect(photoFileSize(small, 1600)).toEqual({ width: 700, height: 500 })
  expect(photoSources(small, 'avif')).toBe('/photos/a/480.avif 480w, /photos/a/960.avif 700w')
  expect(photoSources({ id: 'b', width: 480, height: 300 }, 'jpg')).toBe('/photos/b/480.jpg 480w')
})

it('names the three files of a large photo with their widths', () => {
  expect(photoSources(wide, 'webp')).toBe('/photos/a/480.webp 480w, /photos/a/960.webp 960w, /photos/a/1600.webp 1600w')
})
