import { describe, expect, it } from 'vitest'
import { encodeCursor, readCursor } from './page-cursor.ts'

const end = { time: new Date('2026-03-02T15:00:00.123Z'), id: '11111111-2222-4333-8444-555555555555' }

describe('a page cursor', () => {
  it('brings back the end of the page it was made from', () => {
    expect(readCursor(encodeCursor(end))).toEqual(end)
  })

  it.each([
    '',
    'x',
    '%00',
    encodeCursor({ ...end, time: new Date('0000-01-01T00:00:00Z') }),
    Buffer.from("2026-03-02T15:00:00.123Z ' or 1=1").toString('base64url'),
  ])('that is not ours is refused by name: %j', (cursor) => {
    expect(() => readCursor(cursor)).toThrow(expect.objectContaining({ code: 'invalid_input' }))
  })
})
