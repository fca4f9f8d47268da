import { expect, it } from 'vitest'
import { sentHeader } from './sent-header.ts'

const rawHeaders = ['Host', 'a.example', 'ACCEPT-encoding', 'gzip', 'X-Accept-Encoding', 'no', 'Accept-Encoding', 'br']

it('gives all lines of a header, however its name is written', () => {
  expect(sentHeader({ rawHeaders }, 'accept-encoding')).toBe('gzip, br')
  expect(sentHeader({ rawHeaders }, 'host')).toBe('a.example')
  expect(sentHeader({ rawHeaders }, 'if-none-match')).toBeUndefined()
})
