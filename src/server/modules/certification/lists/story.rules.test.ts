import { describe, expect, it } from 'vitest'
import { tellHistory } from './story.rules.ts'

describe('the history of an application', () => {
  it('tells planned dates on the clock of the house', () => {
    const at = new Date('2026-11-20T12:00:00Z')
    const after = { at: '2026-12-01T15:30:00.000Z', inspector: 'Ida' }
    expect(tellHistory([{ at, change: 'visit_set', after, by: 'Ida', byId: null }], 'WV')).toEqual([
      { at: at.toISOString(), by: 'Ida', lines: ['Set a date for the visit', 'On Dec 1, 2026, 10:30 am ET'] },
    ])
  })
})
