import { expect, it } from 'vitest'
import { createSignedBytes } from './signed-bytes.ts'

const kind = { key: 'a key', purpose: 'a link', bytes: 4, signature: 6 }
const signed = createSignedBytes(kind)
const bytes = Buffer.from([1, 2, 3, 4])

it('reads what it wrote', () => {
  expect(signed.read(signed.write(bytes))).toEqual(bytes)
})

it.each([
  ['one letter changed', `B${signed.write(bytes).slice(1)}`],
  ['a letter more', `${signed.write(bytes)}A`],
  ['its last letter written another way', `${signed.write(bytes).slice(0, -1)}_`],
  ['nothing', ''],
  ['signed for another purpose', createSignedBytes({ ...kind, purpose: 'another' }).write(bytes)],
  ['signed with another key', createSignedBytes({ ...kind, key: 'another' }).write(bytes)],
])('refuses %s', (_, text) => {
  expect(signed.read(text)).toBe(null)
})
