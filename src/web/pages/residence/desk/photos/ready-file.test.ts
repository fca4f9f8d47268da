import { expect, it } from 'vitest'
import { prepareFile } from './ready-file.ts'

const words = { heic: 'no HEIC here', tooLarge: 'too large' }
const file = (name: string, size: number, type = 'image/jpeg') => new File([new Uint8Array(size)], name, { type })
const draws = async () => new Blob(['drawn'], { type: 'image/jpeg' })
const drawsNothing = async (): Promise<Blob> => {
  throw new Error('cannot read it')
}

it('a small photo goes as it is', async () => {
  const photo = file('front.jpg', 1_000)
  expect(await prepareFile(photo, words, drawsNothing)).toEqual({ kind: 'ready', file: photo })
})

it('a large photo and a HEIC become JPEGs where the browser can draw them', async () => {
  for (const photo of [
    file('yard.PNG', 3_000_000, 'image/png'),
    file('yard.heic', 1_000, ''),
    file('yard', 9, 'image/heif'),
  ]) {
    const ready = await prepareFile(photo, words, draws)
    expect(ready.kind === 'ready' && [ready.file.name, ready.file.type, await ready.file.text()]).toEqual([
      'yard.jpg',
      'image/jpeg',
      'drawn',
    ])
  }
})

it('a HEIC that the browser cannot draw, and what is too large to send, are told at once', async () => {
  expect(await prepareFile(file('yard.HEIC', 9, ''), words, drawsNothing)).toEqual({
    kind: 'wrong',
    message: words.heic,
  })
  const large = file('yard.jpg', 16 * 1024 * 1024)
  expect(await prepareFile(large, words, drawsNothing)).toEqual({ kind: 'wrong', message: words.tooLarge })
})

it('what is no picture is sent, and the server says what it is', async () => {
  const odd = file('notes.pdf', 3_000_000, 'application/pdf')
  expect(await prepareFile(odd, words, drawsNothing)).toEqual({ kind: 'ready', file: odd })
})
