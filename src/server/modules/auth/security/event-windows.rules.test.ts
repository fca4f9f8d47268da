import { describe, expect, it } from 'vitest'
import { limitRowsPerHour } from '#domain/people/security-event.ts'
import { createEventWindows } from './event-windows.rules.ts'

const start = Date.parse('2026-11-20T10:00:00Z')
const at = (seconds: number) => new Date(start + seconds * 1_000)
const person = '00000000-0000-4000-8000-0000000000a1'
const failed = { kind: 'sign_in_failed', address: '203.0.113.7' } as const

describe('equal events', () => {
  it('are a row at once, and one more a minute for all that follow', () => {
    const windows = createEventWindows()
    windows.add(failed, at(0))
    expect(windows.take(at(1))).toMatchObject([{ kind: 'sign_in_failed', network: '203.0.113.0/24', events: 1 }])
    for (let second = 2; second < 60; second += 1) windows.add({ ...failed, address: '203.0.113.99' }, at(second))
    expect(windows.take(at(59))).toEqual([])
    expect(windows.take(at(61))).toMatchObject([{ since: at(2), until: at(59), events: 58 }])
    expect(windows.take(at(122))).toEqual([])
    expect(windows.isEmpty()).toBe(true)
  })

  it('are told apart by kind, network, person, organization and what they were about', () => {
    const windows = createEventWindows()
    const others = [
      { ...failed, kind: 'refused' as const },
      { ...failed, address: '198.51.100.7' },
      { ...failed, personId: person },
      { ...failed, organizationId: person },
      { ...failed, about: 'passkey' },
    ]
    for (const event of [failed, ...others]) windows.add(event, at(0))
    expect(windows.take(at(1))).toHaveLength(6)
  })

  it('sum up how many things they touched', () => {
    const windows = createEventWindows()
    for (const count of [3, 4]) windows.add({ kind: 'exported', personId: person, count }, at(0))
    expect(windows.take(at(1))).toMatchObject([{ personId: person, events: 2, things: 7 }])
  })

  it('keep what was done, and to whom by an id', () => {
    const windows = createEventWindows()
    const about = `lock /staff/people/${person}`
    windows.add({ kind: 'account_moderated', about }, at(0))
    expect(windows.take(at(1))).toMatchObject([{ about }])
  })

  it('keep nothing that is no id, no network and no word of ours', () => {
    const windows = createEventWindows()
    const typed = { address: 'canary@homes.example', personId: 'canary', organizationId: 'canary' }
    for (const about of [
      'canary@homes.example',
      'GET /x?canary',
      'Canary',
      'POST /a b',
      'x'.repeat(200),
      'lock /staff/people/canary',
    ]) {
      windows.add({ kind: 'refused', ...typed, about }, at(0))
    }
    const nothing = { network: null, personId: null, organizationId: null, about: null }
    expect(windows.take(at(1))).toMatchObject([{ ...nothing, events: 6 }])
  })

  it('never end before they began, also where the clock is set back', () => {
    const windows = createEventWindows()
    for (const second of [60, 0]) windows.add(failed, at(second))
    expect(windows.take(at(61))).toMatchObject([{ since: at(60), until: at(60), events: 2 }])
  })
})

describe('an attack from many places', () => {
  it('of one kind fills its rows of the hour and is counted from there on, and hides no other kind', () => {
    const windows = createEventWindows()
    const all = 20_000
    for (let place = 0; place < all; place += 1) {
      windows.add({ ...failed, address: `10.${place >> 8}.${place & 255}.1` }, at(0))
    }
    windows.add({ kind: 'factor_removed', personId: person, address: '203.0.113.7' }, at(0))
    const rows = [...windows.take(at(1)), ...windows.take(at(62)), ...windows.take(at(124))]
    expect(rows.length).toBeLessThanOrEqual(limitRowsPerHour('sign_in_failed') + 3)
    expect(rows.filter(({ kind }) => kind === 'factor_removed')).toHaveLength(1)
    const failures = rows.filter(({ kind }) => kind === 'sign_in_failed')
    expect(failures.reduce((sum, { events }) => sum + events, 0)).toBe(all)
    expect(failures.filter(({ gathered }) => gathered)).not.toEqual([])
    expect(windows.take(at(3_600))).toEqual([])
    expect(windows.isEmpty()).toBe(true)
  })
})
