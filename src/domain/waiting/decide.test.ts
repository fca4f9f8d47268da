import { describe, expect, it } from 'vitest'
import type { Refusal } from '#domain/decisions/refusal.ts'
import { decide } from './decide.ts'
import type { ListedPerson, WaitingCase, WaitingEvent, WaitingOutcome } from './waiting-case.ts'

const at = new Date('2026-11-22T12:00:00Z')
const ago = (minutes: number) => new Date(at.getTime() - minutes * 60_000)
const residence = { id: 'house', name: 'Harbor', audiences: ['women'], pingDays: 14, showsCount: false } as const
const facts = { name: 'Sam', answerBy: 'text', reach: '501-555-0199', wantedFrom: null, note: '' } as const
const problems = {}
const wrong = { reach: 'Write a number.' }

const sam: ListedPerson = {
  ...facts,
  id: 'sam',
  residenceId: 'house',
  residenceName: 'Harbor',
  inquiryId: 'question',
  audience: 'women',
  language: 'en',
  heardAt: ago(100),
  offeredAt: null,
  endedAt: null,
  endedAs: null,
}
const offered = { offeredAt: ago(50) }
const gone = { endedAt: ago(50), endedAs: 'gone' } as const
const saidNo = { endedAt: ago(50), endedAs: 'said_no' } as const

const nobody: WaitingCase = {
  organizationId: 'birch',
  residence: null,
  person: null,
  line: [],
  lastAskedAt: null,
  ping: null,
}
const list = (change: object = {}): WaitingCase => ({ ...nobody, residence: { ...residence, ...change } })
const on = (change: Partial<ListedPerson> = {}, rest: Partial<WaitingCase> = {}): WaitingCase => {
  return { ...nobody, person: { ...sam, ...change }, ...rest }
}
const known = (change: Partial<ListedPerson>): WaitingCase => ({ ...on(change), residence })
const turns = (...ids: string[]) => ({ line: ids.map((id, index) => ({ id, turn: `${index * 10}` })) })
const link = (answer: 'yes' | 'no' | null, change: Partial<ListedPerson> = {}) =>
  on(change, { ping: { id: 'ping', answer } })

const adds = (change: object = {}): WaitingEvent => {
  const about = { id: 'new', inquiryId: null, language: 'en', heardAt: at, audience: undefined } as const
  return { kind: 'added', at, ...about, facts, problems, ...change }
}
const settings = (pingDays: number, showsCount = false, of: object = problems): WaitingEvent => {
  return { kind: 'set_up', at, settings: { pingDays, showsCount }, problems: { ...of } }
}
const moves = (seen: number, to: number, of: object = problems): WaitingEvent => {
  return { kind: 'moved', at, seen, to, reason: 'Discharged', problems: { ...of } }
}
const changes = (of: object = problems): WaitingEvent => {
  return { kind: 'changed', at, facts: { ...facts, name: 'Kim' }, problems: { ...of } }
}
const answers = (said: 'yes' | 'no' | 'delete'): WaitingEvent => ({ kind: 'answered', at, said })
const press = (
  kind: Exclude<WaitingEvent['kind'], 'added' | 'set_up' | 'moved' | 'changed' | 'answered' | 'time_to_ask'>,
) => {
  return { kind, at } as const
}

const unheard = (days: number, change: Partial<ListedPerson> = {}) => on({ heardAt: ago(days * 1440), ...change })
const pings = (unansweredPings: number, days: number) => ({ unansweredPings, lastPingAt: ago(days * 1440) })
const asksAgain = (change: object = {}): WaitingEvent => {
  const contact = { unansweredPings: 0, lastPingAt: null }
  return { kind: 'time_to_ask', at, contact, everyDays: 14, ways: ['email', 'text'], ...change }
}

const noResidence = 'not_found: There is no such house.'
const noPerson = 'not_found: They are not on the list. They may have deleted what they sent.'
const noLink = 'not_found: There is nothing at this link any more.'
const left = 'conflict: They have left the list meanwhile. Put them back first.'
const values = (field: string) => `invalid_input: Some values are missing or not right. [${field}]`

const rows: readonly (readonly [state: string, before: WaitingCase, event: WaitingEvent, then: string])[] = [
  ['added: by hand', list(), adds(), 'on for women; note added {"audience":"women"}; refresh count'],
  ['added: to no house of theirs', nobody, adds(), noResidence],
  ['added: with something wrong', list(), adds({ problems: wrong }), values('reach')],
  ['added: for an audience that the house does not have', list(), adds({ audience: 'men' }), values('audience')],
  ['added: with two things wrong', list(), adds({ audience: 'men', problems: wrong }), values('reach, audience')],
  ['added: for nobody said, of two', list({ audiences: ['men', 'women'] }), adds(), values('audience')],
  [
    'added: for one of two',
    list({ audiences: ['men', 'women'] }),
    adds({ audience: 'men' }),
    'on for men; note added {"audience":"men"}; refresh count',
  ],
  [
    'added: to a house without beds yet',
    list({ audiences: [] }),
    adds({ audience: 'families' }),
    'on for families; note added {"audience":"families"}; refresh count',
  ],
  ['added: of a message that is on the list', known({}), adds({ inquiryId: 'question' }), ''],
  [
    'added: of a message whose sender left',
    known(gone),
    adds({ inquiryId: 'question' }),
    'endedAt, endedAs; note put_back; refresh count',
  ],
  [
    'added: of a message whose sender left, for an audience that the house does not have',
    known(gone),
    adds({ inquiryId: 'question', audience: 'men' }),
    values('audience'),
  ],

  [
    'set up: other days and the count',
    list(),
    settings(30, true),
    'asks after 30, shows; note set_up {"ping_days":14,"shows_count":false} {"ping_days":30,"shows_count":true}; refresh count',
  ],
  [
    'set up: the count only',
    list({ showsCount: true }),
    settings(14),
    'asks after 14; note set_up {"shows_count":true} {"shows_count":false}; refresh count',
  ],
  ['set up: as it was', list(), settings(14), 'asks after 14; refresh count'],
  ['set up: of no house of theirs', nobody, settings(14), noResidence],
  ['set up: with something wrong', list(), settings(6, false, { ping_days: 'Choose.' }), values('ping_days')],

  [
    'moved: up',
    on({}, turns('a', 'b', 'sam')),
    moves(3, 1),
    'sam a b; note moved {"place":3} {"place":1,"reason":"Discharged","audience":"women"}',
  ],
  [
    'moved: beyond the end',
    on({}, turns('sam', 'a')),
    moves(1, 99),
    'a sam; note moved {"place":1} {"place":2,"reason":"Discharged","audience":"women"}',
  ],
  ['moved: to where they are', on({}, turns('a', 'sam')), moves(2, 2), ''],
  [
    'moved: by an older view',
    on({}, turns('sam', 'a')),
    moves(2, 1),
    'conflict: The list changed meanwhile: they are at place 1 now.',
  ],
  ['moved: who left', on(gone, turns('a')), moves(1, 1), 'conflict: They have left the list meanwhile.'],
  ['moved: who deleted what they sent', nobody, moves(1, 1), noPerson],
  ['moved: without a reason', on({}, turns('a', 'sam')), moves(2, 1, { reason: 'Say why.' }), values('reason')],
  ['moved: without a reason, who deleted what they sent', nobody, moves(2, 1, { reason: 'Say.' }), values('reason')],

  ['offered', on(), press('offered'), 'offeredAt; note offered'],
  ['offered: once more', on(offered), press('offered'), ''],
  ['offered: to who left', on(gone), press('offered'), left],
  ['offered: to nobody', nobody, press('offered'), noPerson],
  ['not offered after all', on(offered), press('not_offered'), 'offeredAt; note not_offered'],
  ['not offered: nothing was', on(), press('not_offered'), ''],
  ['not offered: to who left', on(gone), press('not_offered'), left],

  ['moved in', on(), press('moved_in'), 'endedAt, endedAs moved_in; note moved_in; refresh count'],
  [
    'moved in: with an offer',
    on(offered),
    press('moved_in'),
    'endedAt, endedAs moved_in; note moved_in; refresh count',
  ],
  ['moved in: once more', on({ ...gone, endedAs: 'moved_in' }), press('moved_in'), ''],
  ['moved in: who is gone', on(gone), press('moved_in'), left],
  ['gone', on(), press('gone'), 'endedAt, endedAs gone; note gone; refresh count'],
  ['gone: once more', on(gone), press('gone'), ''],
  ['gone: who said no', on(saidNo), press('gone'), left],
  ['put back', on(gone), press('put_back'), 'endedAt, endedAs; note put_back; refresh count'],
  ['put back: who said no', on(saidNo), press('put_back'), 'endedAt, endedAs; note put_back; refresh count'],
  ['put back: who never left', on(), press('put_back'), ''],
  ['put back: nobody', nobody, press('put_back'), noPerson],
  ['deleted', on(), press('deleted'), 'deleted; note deleted; refresh count'],
  ['deleted: who left', on(gone), press('deleted'), 'deleted; note deleted; refresh count'],
  ['deleted: nobody', nobody, press('deleted'), noPerson],

  ['asked', on(), press('asked'), 'note asked; note question'],
  ['asked: again within the hour', on({}, { lastAskedAt: ago(59) }), press('asked'), ''],
  ['asked: again after an hour', on({}, { lastAskedAt: ago(60) }), press('asked'), 'note asked; note question'],
  ['asked: who left', on(gone), press('asked'), left],
  ['heard of', on(), press('heard'), 'heardAt; note kept'],
  ['heard of: after a later word', on({ heardAt: ago(-1) }), press('heard'), 'note kept'],
  ['heard of: who left', on(gone), press('heard'), left],
  ['changed', on(), changes(), 'name Kim; note changed'],
  ['changed: with something wrong', on(), changes(wrong), values('reach')],
  ['changed: who left', on(gone), changes(wrong), left],
  ['changed: nobody', nobody, changes(wrong), noPerson],

  ['time to ask: after 14 days', unheard(14), asksAgain(), 'mails text to 501-555-0199'],
  ['time to ask: after 13 days', unheard(13), asksAgain(), ''],
  ['time to ask: of a house that asks later', unheard(14), asksAgain({ everyDays: 15 }), ''],
  ['time to ask: after a question', unheard(28), asksAgain({ contact: pings(1, 14) }), 'mails text to 501-555-0199'],
  ['time to ask: soon after a question', unheard(28), asksAgain({ contact: pings(1, 13) }), ''],
  ['time to ask: after two questions', unheard(60), asksAgain({ contact: pings(2, 30) }), ''],
  ['time to ask: heard of since the question', unheard(3), asksAgain({ contact: pings(0, 20) }), ''],
  ['time to ask: where no texts go out', unheard(14), asksAgain({ ways: ['email'] }), ''],
  ['time to ask: with an offer', unheard(14, offered), asksAgain(), ''],
  ['time to ask: who left', unheard(14, gone), asksAgain(), ''],
  ['time to ask: nobody', nobody, asksAgain(), noPerson],

  ['answered: yes', link(null), answers('yes'), 'says yes; heardAt; note kept'],
  ['answered: yes, once more', link('yes'), answers('yes'), ''],
  ['answered: no', link(null), answers('no'), 'says no; endedAt, endedAs said_no; note left; refresh count'],
  [
    'answered: no after a yes',
    link('yes'),
    answers('no'),
    'says no; endedAt, endedAs said_no; note left; refresh count',
  ],
  ['answered: no, once more', link('no', saidNo), answers('no'), ''],
  ['answered: yes after a no', link('no', saidNo), answers('yes'), 'conflict: They have said no at this link before.'],
  ['answered: yes, put back after a no', link('no'), answers('yes'), 'says yes; heardAt; note kept'],
  [
    'answered: no, put back after a no',
    link('no'),
    answers('no'),
    'endedAt, endedAs said_no; note left; refresh count',
  ],
  ['answered: yes once more, taken off by the house', link('yes', gone), answers('yes'), ''],
  ['answered: yes, taken off by the house', link(null, gone), answers('yes'), noLink],
  ['answered: no, taken off by the house', link(null, gone), answers('no'), noLink],
  ['answered: delete', link(null), answers('delete'), 'deleted; note deleted; delete inquiry; refresh count'],
  [
    'answered: delete, after a no',
    link('no', saidNo),
    answers('delete'),
    'deleted; note deleted; delete inquiry; refresh count',
  ],
  ['answered: at a link with nothing behind it', nobody, answers('delete'), noLink],
]

/** In words what changed, what the history says of it and what is left to be done. */
function describeOutcome(before: WaitingCase, out: WaitingOutcome | Refusal): string {
  if ('refused' in out) {
    const fields = Object.keys(out.fields ?? {})
    return `${out.refused}: ${out.words}${fields.length > 0 ? ` [${fields.join(', ')}]` : ''}`
  }
  const { case: after, mails, history, tasks } = out
  const note = (said?: object) => (said ? ` ${JSON.stringify(said)}` : '')
  const words = [
    before.person === null && after.person !== null && `on for ${after.person.audience}`,
    after.residence !== before.residence &&
      `asks after ${after.residence?.pingDays}${after.residence?.showsCount ? ', shows' : ''}`,
    after.line !== before.line && order(after),
    after.ping?.answer !== before.ping?.answer && `says ${after.ping?.answer}`,
    before.person !== null && (after.person === null ? 'deleted' : changedFields(before.person, after.person)),
    ...history.map((one) => `note ${one.change}${note(one.before)}${note(one.after)}`),
    ...mails.map(({ way, reach }) => `mails ${way} to ${reach}`),
    ...tasks,
  ]
  return words.filter(Boolean).join('; ')
}

const order = ({ line }: WaitingCase) =>
  line
    .toSorted((one, other) => Number(one.turn) - Number(other.turn))
    .map(({ id }) => id)
    .join(' ')

function changedFields(was: ListedPerson, is: ListedPerson): string {
  const names = (Object.keys(is) as (keyof ListedPerson)[]).filter((name) => was[name] !== is[name])
  return names.map((name) => (typeof is[name] === 'string' ? `${name} ${is[name]}` : name)).join(', ')
}

describe('what comes of a waiting list', () => {
  it.each(rows)('%s', (_, before, event, then) => {
    const was = structuredClone(before)
    expect(describeOutcome(before, decide(before, event))).toBe(then)
    expect(before).toEqual(was)
  })

  it('is said once for each state', () => {
    expect(new Set(rows.map(([state]) => state)).size).toBe(rows.length)
  })
})
