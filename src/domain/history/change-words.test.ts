import { describe, expect, it } from 'vitest'
import { sayChange as say } from '#tests/support/residence/noted-change.ts'
import { describeSource } from './change-words.ts'
import { historyKinds, historySubjects, isHistoryKind } from './history-kinds.ts'
import type { NotedChange } from './noted-change.ts'

const women = { audience: 'women', total_beds: 8 }

describe('a change in plain words', () => {
  it.each<[words: string[], change: string, noted: Omit<Partial<NotedChange>, 'subject' | 'change'>]>([
    [['Beds for women: 2 open, was 1'], 'beds said', { before: { occupied: 7 }, after: { ...women, occupied: 6 } }],
    [
      ['Beds for women: 1 open, was 0'],
      'beds said',
      { before: { occupied: 7 }, after: { ...women, occupied: 6 }, held: 1 },
    ],
    [
      ['Beds for women: still 2 open, one that was held is taken'],
      'beds said',
      { before: { occupied: 5 }, after: { ...women, occupied: 6, by_hold: 'moved_in' } },
    ],
    [
      ['Beds for women: still 2 open, one that was taken is held again'],
      'beds said',
      { before: { occupied: 6 }, after: { ...women, occupied: 5, by_hold: 'held_again' }, held: 1 },
    ],
    [['Beds for women: 2 open, the first number'], 'beds said', { after: { ...women, occupied: 6 } }],
    [
      ['Beds for LGBTQ+ people: still 0 open'],
      'beds confirmed',
      { after: { audience: 'lgbtq', total_beds: 2, occupied: 2 } },
    ],
    [
      ['Beds for women: still 2 open, one of 60 confirmed at once'],
      'beds confirmed',
      { after: { ...women, occupied: 6, together: 60 } },
    ],
    [
      ['Beds for women: 2 open, was 4, one of 6 set at once'],
      'beds said',
      { before: { occupied: 4 }, after: { ...women, occupied: 6, together: 6 } },
    ],
    [
      ['One of the beds for women: held again until Nov 24, 6:00 pm UTC, its end was taken back', 'With a note'],
      'hold held_again',
      { after: { ...women, until: '2026-11-24T18:00:00Z', note: true } },
    ],
    [['Beds for women: 8 in all, newly added'], 'beds added', { after: women }],
    [
      ['Beds for women: 8 in all, was beds for men, 6'],
      'beds changed',
      { after: women, before: { audience: 'men', total_beds: 6 } },
    ],
    [
      ['Beds for women: 3 in all, was 8, so 3 open, was 4'],
      'beds changed',
      { after: { audience: 'women', total_beds: 3, open: 3 }, before: { audience: 'women', total_beds: 8, open: 4 } },
    ],
    [
      ['Moved a photo: place 1, was 2', 'It shows: A yard'],
      'residence photo_moved',
      { before: { place: 2 }, after: { place: 1, photo: 'A yard' } },
    ],
    [['Moved a photo: place 3, was 2'], 'residence photo_moved', { before: { place: 2 }, after: { place: 3 } }],
    [
      ['One of the beds for women: held until Nov 24, 6:00 pm UTC', 'With a note'],
      'hold held',
      { after: { ...women, until: '2026-11-24T18:00:00Z', note: true } },
    ],
    [
      ['One of the beds for women: held longer, until Nov 24, 6:00 pm UTC'],
      'hold extended',
      { after: { ...women, until: '2026-11-24T18:00:00Z' } },
    ],
    [['One of the beds for women: no longer held'], 'hold released', { before: women }],
    [['One of the beds for LGBTQ+ people: no longer held'], 'hold released', { before: { audience: 'lgbtq' } }],
    [
      ['Bea works for Cedar Steps, Harbor Row, and 4 more, before for every house'],
      'person houses_changed',
      {
        subjectName: 'Bea',
        after: { role: 'house_manager', houses: ['Cedar Steps', 'Harbor Row'], house_count: 6 },
        before: { role: 'house_manager' },
      },
    ],
    [
      ['Made Bea a house manager of Cedar Steps, was a bed updater'],
      'person role_changed',
      {
        subjectName: 'Bea',
        after: { role: 'house_manager', houses: ['Cedar Steps'], house_count: 1 },
        before: { role: 'bed_updater' },
      },
    ],
    [['Joined as a manager'], 'person joined', { after: { role: 'manager' }, isSelf: true }],
    [['Left the team, was an owner'], 'person removed', { before: { role: 'owner' }, isSelf: true }],
    [
      ['Made Bea an owner, was a bed updater'],
      'person role_changed',
      { subjectName: 'Bea', before: { role: 'bed_updater' }, after: { role: 'owner' } },
    ],
    [
      ['Invited marcus@homes.example as a bed updater'],
      'invitation invited',
      { subjectName: 'marcus@homes.example', after: { role: 'bed_updater' } },
    ],
    [
      ['Withdrew the invitation of somebody as a bed updater'],
      'invitation withdrawn',
      { subjectName: '', after: { role: 'bed_updater' } },
    ],
    [
      ['Phone: 501-555-0142, was 501-555-0100'],
      'residence changed',
      { before: { phone: '501-555-0100' }, after: { phone: '501-555-0142' } },
    ],
    [
      ['Curfew: no, was yes', 'Pets: yes, was not stated'],
      'residence changed',
      { before: { answers: { curfew: true } }, after: { answers: { pets: true, curfew: false } } },
    ],
    [
      ['Point on the map: changed'],
      'residence changed',
      { before: { latitude: 1, longitude: 2 }, after: { latitude: 3, longitude: 4 } },
    ],
    [['Published: everybody can find it'], 'residence published', {}],
    [
      ['Who sees the address: everyone sees the town only, was everyone sees the street'],
      'residence changed',
      { before: { address_visibility: 'exact' }, after: { address_visibility: 'hidden' } },
    ],
    [
      ['Kitchen moved: Harbor House', 'Position: 1, was 2'],
      'kitchen moved',
      { before: { position: 2 }, after: { position: 1 } },
    ],
    [
      ['Beds for women: 2 open, was 1', 'Said Nov 24, 6:00 pm UTC, sent when there was a connection'],
      'beds said',
      { before: { occupied: 7 }, after: { ...women, occupied: 6, said_at: '2026-11-24T18:00:00Z' } },
    ],
  ])('%j', (words, named, noted) => {
    const [subject = '', change = ''] = named.split(' ')
    expect(say({ subject, change, ...noted })).toEqual(words)
  })

  it('is never missing and never breaks, whatever stands in a line', () => {
    for (const subject of [
      'beds',
      'hold',
      'person',
      'invitation',
      'residence',
      'claim',
      'import',
      'reminders',
      'waiting',
      'nothing',
    ]) {
      for (const change of ['said', 'changed', 'joined', 'never_heard_of']) {
        for (const after of [{}, { audience: 7, role: null, until: 'never', note: {}, answers: 'x' }]) {
          expect(say({ subject, change, after, before: after })[0]).not.toBe('')
        }
      }
    }
  })

  it('cuts what is long', () => {
    const words = say({ subject: 'residence', change: 'changed', after: { description: 'x'.repeat(900) } })
    expect(words[0]?.length).toBeLessThan(140)
  })
})

it('knows its kinds and sources', () => {
  expect(historyKinds.claims).toEqual({ words: 'Claims', subjects: ['claim'] })
  expect([...new Set(Object.values(historyKinds).flatMap(({ subjects }) => [...subjects]))].toSorted()).toEqual(
    historySubjects.toSorted(),
  )
  expect([isHistoryKind('beds'), isHistoryKind('constructor')]).toEqual([true, false])
  expect(['board', 'link', 'new_door', 'constructor'].map((source) => describeSource(source))).toEqual([
    'on the board',
    'with the link in an email or text',
    'new door',
    'constructor',
  ])
  expect(describeSource('board', { said_at: '2026-11-24T18:00:00Z' })).toBe('on the board without a connection')
})
