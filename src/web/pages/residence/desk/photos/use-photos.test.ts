// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { residenceWords } from '#content/residence/desk/residence-desk.ts'
import type { ResidencePhoto } from '#contract/residence/photos.ts'
import { usePhotos } from './use-photos.ts'

const photo = (id: string): ResidencePhoto => ({ id, description: '', width: 4, height: 3, color: '#aabbcc' })
type SentPhotos = { kind: 'done'; photos: readonly ResidencePhoto[] }

it('shows a photo that was on its way while the page was read anew', async () => {
  const sending = Promise.withResolvers<SentPhotos>()
  const asking = { send: () => sending.promise, change: () => sending.promise }
  const { result, rerender } = renderHook(({ given }) => usePhotos(given, asking, residenceWords.edit.photos), {
    initialProps: { given: [photo('a')] },
  })
  let sent = Promise.resolve()
  await act(async () => {
    sent = result.current.send([new File(['b'], 'b.jpg', { type: 'image/jpeg' })])
  })
  rerender({ given: [photo('a')] })
  await act(async () => {
    sending.resolve({ kind: 'done', photos: [photo('a'), photo('b')] })
    await sent
  })
  expect(result.current.photos.map(({ id }) => id)).toEqual(['a', 'b'])
})
