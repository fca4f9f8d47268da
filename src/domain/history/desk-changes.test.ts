import { describe, expect, it } from 'vitest'
import { sayChange as say } from '#tests/support/residence/noted-change.ts'
import type { NotedChange } from './noted-change.ts'

describe('a change of the desk’s rooms in plain words', () => {
  it.each<[words: string[], change: string, noted: Omit<Partial<NotedChange>, 'subject' | 'change'>]>([
    [['Claimed this house'], 'claim made', {}],
    [
      ['Renewed with certificate WV-1', 'Level II. Issued Jan 15, 2026, ends Jan 14, 2028'],
      'certificate certified',
      { after: { number: 'WV-1', level: 2, issued_on: '2026-01-15', ends_on: '2028-01-14', kind: 'renewal' } },
    ],
    [
      ['Certificate WV-1 lapsed', 'Its last day was Jan 14, 2028'],
      'certificate lapsed',
      { after: { number: 'WV-1', ends_on: '2028-01-14' } },
    ],
    [
      ['Asked for a code to prove the claim', 'Sent to the listing’s phone, as a text message'],
      'claim code_sent',
      { after: { way: 'phone' } },
    ],
    [
      ['Changed a text: What does it cost?', 'FAQ: what-it-costs', 'Changed: English text, Spanish title'],
      'site_text edited',
      {
        subjectName: 'What does it cost?',
        before: { en_body: 'Nothing.' },
        after: { kind: 'faq', item: 'what-it-costs', en_body: 'Setup is free.', es_title: '¿Cuánto cuesta?' },
      },
    ],
    [
      ['Took a text off its page: First call', 'Help Center: first-call'],
      'site_text hidden',
      { subjectName: 'First call', after: { kind: 'help', item: 'first-call' } },
    ],
    [
      ['Mailed 1 operator about 2 homes: Your beds'],
      'mailing sent',
      { subjectName: 'Your beds', after: { offices: 1, homes: 2 } },
    ],
    [
      [
        'Published the page of the state',
        'Homes: 64, was 60',
        'Homes, as of: Nov 20, 2026, was Nov 28, 2026',
        'Welcome, in Spanish: Hola., was not stated',
      ],
      'state_page published',
      {
        before: { homes_count: '60', homes_on: '2026-11-28', welcome_es: '' },
        after: { homes_count: '64', homes_on: '2026-11-20', welcome_es: 'Hola.' },
      },
    ],
    [['Proved the claim with the code'], 'claim proved', {}],
    [
      ['The claim was not approved', 'Reason: The lease has ended.'],
      'claim refused',
      { after: { reason: 'The lease has ended.' } },
    ],
    [
      ['A claim on this house was approved: it belongs to First Key Homes now'],
      'claim handed_over',
      { after: { to: 'First Key Homes' } },
    ],
    [
      ['Imported houses.csv: 12 new, 3 changed', 'No change: 4', 'Left out: 1'],
      'import imported',
      { subjectName: 'houses.csv', after: { new: 12, changed: 3, same: 4, duplicate: 0, problem: 1 } },
    ],
    [
      ['Imported all.csv: 1,696 new, 0 changed', 'No change: 2,000'],
      'import imported',
      { subjectName: 'all.csv', after: { new: 1696, changed: 0, same: 2000 } },
    ],
    [
      ['Undid the import of houses.csv', 'Kept, because somebody changed them after the import: 2'],
      'import undone',
      { subjectName: 'houses.csv', after: { kept: 2 } },
    ],
    [['Undid the import of houses.csv'], 'import undone', { subjectName: 'houses.csv', after: { kept: 0 } }],
    [
      ['Turned the reminders on', 'Time: 7 pm', 'Days: every day', 'Time zone: Central', 'Reminded: Bea by email'],
      'reminders changed',
      {
        after: {
          is_on: true,
          hour: 19,
          days: [0, 1, 2, 3, 4, 5, 6],
          time_zone: 'America/Chicago',
          people: { Bea: 'by email' },
        },
      },
    ],
    [['Turned the reminders off'], 'reminders changed', { after: { is_on: false } }],
    [
      [
        'Changed the reminders',
        'Time: 12 am, was 12 pm',
        'Days: Monday, Friday, was Sunday',
        'No longer reminded: Bea',
        'Reminded: Max by text',
        'Reminded: Sam by email, was by text',
      ],
      'reminders changed',
      {
        before: { hour: 12, days: [0], people: { Bea: 'by email', Sam: 'by text' } },
        after: { hour: 0, days: [1, 5], people: { Sam: 'by email', Max: 'by text' } },
      },
    ],
    [['Put somebody on the waiting list', 'Beds for women'], 'waiting added', { after: { audience: 'women' } }],
    [
      ['Moved somebody on the waiting list: place 1, was 3', 'Beds for men', 'Reason: Leaves on Friday'],
      'waiting moved',
      { before: { place: 3 }, after: { place: 1, audience: 'men', reason: 'Leaves on Friday' } },
    ],
    [['Somebody joined the waiting list'], 'waiting joined', { source: 'public' }],
    [['Noted that somebody still wants a place'], 'waiting kept', { source: 'messages' }],
    [['Somebody on the waiting list said that they still want a place'], 'waiting kept', { source: 'link' }],
    [
      [
        'Changed how the waiting list is kept',
        'Days until people are asked again: 21, was 14',
        'Public page says how many wait: yes, was no',
      ],
      'waiting set_up',
      { before: { ping_days: 14, shows_count: false }, after: { ping_days: 21, shows_count: true } },
    ],
    [['Took a message to answer it'], 'inquiry taken', {}],
    [
      ['Closed a message without an answer', 'Reason: no bed for them'],
      'inquiry closed',
      { after: { reason: 'no_bed' } },
    ],
  ])('%j', (words, named, noted) => {
    const [subject = '', change = ''] = named.split(' ')
    expect(say({ subject, change, ...noted })).toEqual(words)
  })

  it('is never missing and never breaks, whatever stands in a line', () => {
    for (const subject of ['claim', 'import', 'reminders', 'waiting', 'inquiry']) {
      for (const change of ['changed', 'moved', 'undone', 'imported', 'closed', 'constructor']) {
        for (const after of [{}, { reason: 7, way: 'constructor', days: [9], people: 2, place: 'x', audience: null }]) {
          expect(say({ subject, change, after, before: after })[0]).not.toBe('')
        }
      }
    }
  })
})
