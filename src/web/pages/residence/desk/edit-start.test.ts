import { describe, expect, it } from 'vitest'
import { toListingValues } from '#domain/residence/listing/listing-fields.ts'
import { shownResidence } from '#tests/support/residence/shown-residence.ts'
import { findDone, toStart } from './edit-start.ts'

const residence = shownResidence({ status: 'draft', values: toListingValues({ name: 'Harbor', phone: '1' }) })
const answer = (values: Record<string, string>, rest: object = {}) => ({
  values,
  fields: {},
  message: 'No.',
  status: 422,
  ...rest,
})

describe('what the form of a house begins with', () => {
  it('is the house', () => {
    const start = toStart(residence, null)
    expect([start.values.name, start.base, start.version, start.trouble]).toEqual(['Harbor', start.values, 3, null])
  })

  it('is what was typed where a post came back, with what the form was opened with', () => {
    const base = JSON.stringify({ name: 'Harbor', phone: '1' })
    const typed = { name: 'Harbor', phone: '2', version: '2', base, act: 'save' }
    const start = toStart(residence, answer(typed, { fields: { phone: 'Too short.' } }))
    expect([start.values.phone, start.base?.phone, start.version]).toEqual(['2', '1', 2])
    expect(start.trouble).toEqual({ message: 'No.', fields: { phone: 'Too short.' } })
  })

  it('is a dispute, which says by itself what it is about', () => {
    const start = toStart(
      residence,
      answer({ phone: '2', version: '4', base: '{"phone":"3"}', asked: 'phone,nonsense' }, { status: 409 }),
    )
    expect([start.asked, start.trouble, start.base?.phone]).toEqual([['phone'], null, '3'])
  })

  it('is the house where another form of the page came back, or one that could not be read', () => {
    for (const values of [{ act: 'draft' }, {} as Record<string, string>]) {
      expect(toStart(residence, answer(values))).toEqual({
        ...toStart(residence, null),
        trouble: { message: 'No.', fields: {}, isLost: true },
      })
    }
  })

  it('is never broken by what came back', () => {
    for (const base of ['', '{', 'null', '7'])
      expect(toStart(residence, answer({ base, version: 'x' })).version).toBe(0)
  })
})

it('what was done, as the address says is one of what can be done, with fields there are', () => {
  const men = { audience: 'men' as const, total: 12, open: 4, held: 0 }
  const done = (query: string) => findDone(new URLSearchParams(query), { ...residence, beds: [men] })
  expect(done('done=save&joined=phone,constructor')).toEqual({ done: 'save', joined: ['phone'], beds: [] })
  expect(done('done=save&beds=men,women,toString')).toEqual({ done: 'save', joined: [], beds: [men] })
  expect(done('done=burned')).toBeNull()
  expect(done('')).toBeNull()
})
