import { describe, expect, it } from 'vitest'
import { createRecentChanges } from './recent-changes.rules.ts'

describe('recent changes', () => {
  it('tell each home once that changed after an event', () => {
    const recent = createRecentChanges(10)
    const first = recent.idOf(recent.add(['a']))
    const second = recent.idOf(recent.add(['b', 'c']))
    recent.add(['b'])
    expect(recent.since(first)).toEqual(['b', 'c'])
    expect(recent.since(second)).toEqual(['b'])
    expect(recent.since(recent.idOf(recent.latest()))).toEqual([])
  })

  it('know nothing of a batch they have forgotten a part of', () => {
    const recent = createRecentChanges(3)
    const ids = [['a', 'b'], ['c'], ['d']].map((residences) => recent.idOf(recent.add(residences)))
    expect(recent.since(recent.idOf(0))).toBeNull()
    expect(ids.map((id) => recent.since(id))).toEqual([['c', 'd'], ['d'], []])
  })

  it('know nothing from before everything changed', () => {
    const recent = createRecentChanges(10)
    const before = recent.idOf(recent.add(['a']))
    const all = recent.idOf(recent.add('all'))
    recent.add(['b'])
    expect([recent.since(before), recent.since(all)]).toEqual([null, ['b']])
  })

  it('know nothing of another server’s events, of later ones and of nonsense', () => {
    const [recent, other] = [createRecentChanges(10), createRecentChanges(10)]
    other.add(['a'])
    recent.add(['a'])
    const ids = [other.idOf(1), recent.idOf(2), recent.idOf(-1), '', '-', recent.idOf(1).replace('-1', '-1e1')]
    expect(ids.map((id) => recent.since(id))).toEqual(ids.map(() => null))
  })
})
