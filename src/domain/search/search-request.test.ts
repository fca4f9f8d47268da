import { describe, expect, it } from 'vitest'
import {
  emptySearchRequest,
  listNeededAnswers,
  readSearchRequest,
  type SearchText,
  writeSearchFilters,
} from './search-request.ts'

const { filters: isEmptyFilter } = emptySearchRequest

describe('a search as it is asked', () => {
  it('asks nothing where nothing is said, or only what a form sends empty', () => {
    const empty = { state: '', city: '', near: '', radius: '', q: '', open: '', for: '', level: '', pets: '', sort: '' }
    const off = { open: '0', certified: '0', unstated: '0', fee_max: '', sober_days: '', limit: '', cursor: '' }
    expect(readSearchRequest({ ...empty, ...off, total: '' })).toEqual(emptySearchRequest)
    expect(emptySearchRequest).toEqual({
      state: null,
      city: null,
      near: null,
      radius: null,
      name: null,
      filters: {
        beds: 'any',
        audience: null,
        level: [],
        certified: false,
        cash: null,
        sobriety: null,
        needs: {},
        includesNotStated: false,
      },
      sort: null,
      limit: 25,
      cursor: null,
      countsAll: false,
    })
  })

  it.each<[SearchText, object]>([
    [
      { state: 'ar', city: 'Conway' },
      { state: 'AR', city: 'Conway' },
    ],
    [
      { near: '72201', radius: '050' },
      { near: '72201', radius: 50 },
    ],
    [
      { q: 'harbor', sort: 'fee' },
      { name: 'harbor', sort: 'fee' },
    ],
    [
      { limit: '100', cursor: 'abc' },
      { limit: 100, cursor: 'abc' },
    ],
    [{ total: 'exact' }, { countsAll: true }],
  ])('reads %j', (text, read) => {
    expect(readSearchRequest(text)).toEqual({ ...emptySearchRequest, ...read })
  })

  it.each<[SearchText, object]>([
    [{ open: '1' }, { beds: 'open' }],
    [{ open: 'waiting' }, { beds: 'open_or_waiting' }],
    [{ for: 'women' }, { audience: 'women' }],
    [{ level: '3,2' }, { level: [3, 2] }],
    [{ certified: '1' }, { certified: true }],
    [
      { fee_max: '0', sober_days: '30' },
      { cash: 0, sobriety: 30 },
    ],
    [{ pets: 'no', methadone: 'yes', curfew: '' }, { needs: { methadone: 'yes', pets: 'no' } }],
    [{ unstated: '1' }, { includesNotStated: true }],
  ])('reads of homes %j, and writes what it has read', (text, read) => {
    const { filters } = readSearchRequest(text)
    expect(filters).toEqual({ ...isEmptyFilter, ...read })
    expect(readSearchRequest(writeSearchFilters(filters)).filters).toEqual(filters)
  })

  it('writes nothing of homes where nothing is asked, and all that is', () => {
    expect(writeSearchFilters(isEmptyFilter)).toEqual({})
    const all = {
      open: 'waiting',
      for: 'men',
      fee_max: '0',
      level: '2,3',
      certified: '1',
      sober_days: '30',
      pets: 'no',
    }
    expect(writeSearchFilters(readSearchRequest({ ...all, unstated: '1' }).filters)).toEqual({ ...all, unstated: '1' })
  })

  it.each<SearchText>([
    { radius: 'far' },
    { fee_max: '-1' },
    { sober_days: '1e3' },
    { fee_max: '1000000' },
    { level: '5' },
    { level: '12' },
    { open: 'yes' },
    { for: 'cats' },
    { certified: 'yes' },
    { pets: 'maybe' },
    { sort: 'luck' },
    { total: 'all' },
    { color: 'red' },
  ])('reads %j, which the API refuses, as not said', (text) => {
    expect(readSearchRequest(text)).toEqual(emptySearchRequest)
  })

  it('names needs in the order of their list', () => {
    expect(listNeededAnswers({ pets: 'no', buprenorphine: 'yes' })).toEqual([
      { need: 'buprenorphine', wanted: 'yes' },
      { need: 'pets', wanted: 'no' },
    ])
  })
})
