import { expect, it } from 'vitest'
import { readSentHeader } from './sent-header.ts'

const rawHeaders = ['Host', 'a.example', 'ACCEPT-encoding', 'gzip', 'X-Accept-Encoding', 'no', 'Accept-Encoding', 'br']

it('gives all lines of a header, however its name is written', () => {
  expect(readSentHeader({ rawHeaders }, 'accept-encoding')).toBe('gzip, br')
  expect(readSentHeader({ rawHeaders }, 'host')).toBe('a.example')
  expect(readSentHeader({ rawHeaders }, 'if-none-match')).toBeUndefined()
})
