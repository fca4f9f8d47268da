import { expect, it } from 'vitest'
import { buildAddress, readFinding } from './found-residences.ts'

it.each([
  ['', '/workspace/residences'],
  ['q=+CONWAY+gate ', '/workspace/residences?q=CONWAY+gate'],
  ['status=archived&page=2', '/workspace/residences?status=archived&page=2'],
  ['status=burned&page=-1', '/workspace/residences'],
  ['status=constructor&page=1', '/workspace/residences'],
])('an address asks for what it is understood to ask for: %s', (query, address) => {
  expect(buildAddress(readFinding(new URLSearchParams(query)))).toBe(address)
})
