import { describe, expect, it } from 'vitest'
import type { Decider } from '#domain/claims/claim-event.ts'
import type { Refusal } from '#domain/decisions/refusal.ts'
import { allianceId } from '#domain/people/organization.ts'
import { type Check, type CheckEvent, type CheckOutcome, checkMailKinds } from './check-case.ts'
import { decide } from './decide.ts'

const day = (number: number) => new Date(Date.UTC(2026, 2, number))
const at = day(5)
const affiliate = { id: 'affiliate', name: 'Affiliate' }
const riley: Decider = { organization: affiliate, personName: 'Riley', replyTo: 'riley@', isParty: false }
const alliance = { id: allianceId, name: 'the alliance' }
const avery: Decider = { organization: alliance, personName: 'Avery', replyTo: 'support@', isParty: false }
const party: Decider = { ...riley, isParty: true }

const made: Check = {
  id: 'check',
  organizationId: 'birch',
  organizationName: 'Birch',
  residenceId: null,
  residenceName: 'Harbor',
  city: 'Elkins',
  stateCode: 'WV',
  reason: '',
  askedAt: day(1),
  askedName: 'Nia Cole',
  askedEmail: 'nia@',
  deciderId: null,
  deciderName: null,
  notifiedAt: null,
  staffNotifiedAt: null,
  endedAt: null,
  endedAs: null,
  endReason: '',
  decidedBy: null,
  decidedName: null,
  undoneAt: null,
  undoReason: '',
}
const notified = (change: Partial<Check> = {}): Check => {
  return { ...made, askedAt: day(2), notifiedAt: day(2), deciderId: 'affiliate', deciderName: 'Affiliate', ...change }
}
const residence = { residenceId: 'house', reason: 'Next door.' }
const atAlliance = { deciderId: allianceId, deciderName: 'the alliance' }
const byRiley = { endedAt: day(3), decidedBy: 'affiliate', decidedName: 'Riley, Affiliate' }
const approved = { ...byRiley, endedAs: 'approved' } as const

const notifies = (decider = affiliate): CheckEvent => ({ kind: 'notified', at, decider })
const says = (kind: 'approved' | 'refused' | 'undone', by = riley, when = at): CheckEvent => {
  return { kind, at: when, by, reason: 'Because.' }
}
const overdue = (when: Date): CheckEvent => ({ kind: 'overdue', at: when })

const notTheirs = 'not_allowed: You belong to this organization. Somebody else decides about it.'
const isDecided = 'conflict: This is decided already, or was withdrawn.'
const nothing = 'not_found: There is nothing here that waits for you.'

const rows: readonly (readonly [state: string, before: Check, event: CheckEvent, then: readonly string[] | string])[] =
  [
    [
      'told: an organization',
      made,
      notifies(),
      ['waits for affiliate', 'asked-for-decider by Affiliate, reply to nia@'],
    ],
    [
      'told: a house that looks like a listing',
      { ...made, ...residence },
      notifies(),
      ['waits for affiliate', 'asked-for-decider by Affiliate (Next door.), reply to nia@'],
    ],
    [
      'told: a house like one that the alliance has hidden',
      { ...made, residenceId: 'house' },
      notifies(),
      [
        'waits for affiliate',
        'asked-for-decider by Affiliate (It looks like a house that the alliance has hidden.), reply to nia@',
      ],
    ],
    [
      'told: where the affiliate has nobody, and who asked has gone',
      { ...made, askedEmail: '' },
      notifies(alliance),
      ['waits for the alliance', 'asked-for-decider by the alliance'],
    ],
    ['told: once', notified(), notifies(alliance), ['waits for affiliate']],
    ['told: what was withdrawn', { ...made, endedAt: day(3), endedAs: 'withdrawn' }, notifies(), ['is withdrawn']],

    [
      'overdue',
      notified(),
      overdue(day(10)),
      [
        'waits for affiliate, staff told',
        'overdue-for-staff by Affiliate',
        'overdue-for-decider by Affiliate, reply to nia@',
      ],
    ],
    ['overdue: not yet', notified(), overdue(day(9)), ['waits for affiliate']],
    ['overdue: once', notified({ staffNotifiedAt: day(9) }), overdue(day(11)), ['waits for affiliate, staff told']],
    ['overdue: not at the alliance', notified(atAlliance), overdue(day(10)), ['waits for the alliance']],
    ['overdue: not before anybody was told', made, overdue(day(20)), ['waits for nobody']],
    ['overdue: not once it is decided', notified(approved), overdue(day(20)), ['is approved by Riley, Affiliate']],

    [
      'approved: an organization',
      notified(),
      says('approved'),
      [
        'is approved by Riley, Affiliate: Because.',
        'approved-for-operator by Affiliate (Because.), reply to riley@',
        'trust',
        'release all',
      ],
    ],
    [
      'approved: a house',
      notified(residence),
      says('approved'),
      [
        'is approved by Riley, Affiliate: Because.',
        'approved-for-operator by Affiliate (Because.), reply to riley@',
        'allow one',
      ],
    ],
    [
      'approved: by the alliance after the affiliate’s days',
      notified(),
      says('approved', avery, day(9)),
      [
        'is approved by Avery, the alliance: Because.',
        'approved-for-operator by the alliance (Because.), reply to support@',
        'decided-for-decider by the alliance',
        'trust',
        'release all',
      ],
    ],
    [
      'approved: by the alliance within the affiliate’s days',
      notified(),
      says('approved', avery),
      'not_allowed: Affiliate has 7 days to decide this first.',
    ],
    [
      'approved: by the alliance where it was asked itself',
      notified(atAlliance),
      says('approved', avery),
      [
        'is approved by Avery, the alliance: Because.',
        'approved-for-operator by the alliance (Because.), reply to support@',
        'trust',
        'release all',
      ],
    ],
    [
      'approved: before anybody was told',
      made,
      says('approved', avery),
      [
        'is approved by Avery, the alliance: Because.',
        'approved-for-operator by the alliance (Because.), reply to support@',
        'trust',
        'release all',
      ],
    ],
    ['approved: by a member', notified(), says('approved', party), notTheirs],
    ['approved: once', notified(approved), says('approved'), isDecided],
    ['approved: once, and a member hears the same', notified(approved), says('approved', party), isDecided],

    [
      'refused: an organization',
      notified(),
      says('refused'),
      [
        'is refused by Riley, Affiliate: Because.',
        'refused-for-operator by Affiliate (Because.), reply to riley@',
        'take all off',
      ],
    ],
    [
      'refused: a house, by the alliance after the affiliate’s days',
      notified(residence),
      says('refused', avery, day(9)),
      [
        'is refused by Avery, the alliance: Because.',
        'refused-for-operator by the alliance (Because.), reply to support@',
        'decided-for-decider by the alliance',
        'take one off',
      ],
    ],
    ['refused: by a member', notified(), says('refused', party), notTheirs],
    [
      'refused: by the alliance within the affiliate’s days',
      notified(),
      says('refused', avery),
      'not_allowed: Affiliate has 7 days to decide this first.',
    ],
    ['refused: what was withdrawn', notified({ endedAt: day(3), endedAs: 'withdrawn' }), says('refused'), isDecided],

    [
      'undone: an organization',
      notified(approved),
      says('undone'),
      [
        'is undone: Because.',
        'undone-for-operator by Affiliate (Because.), reply to riley@',
        'distrust',
        'take all off',
      ],
    ],
    [
      'undone: a house, on the last day',
      notified({ ...approved, ...residence }),
      says('undone', riley, day(33)),
      ['is undone: Because.', 'undone-for-operator by Affiliate (Because.), reply to riley@', 'take one off'],
    ],
    [
      'undone: too late',
      notified(approved),
      says('undone', riley, day(34)),
      'conflict: This was decided more than 30 days ago.',
    ],
    ['undone: once', notified({ ...approved, undoneAt: day(4) }), says('undone'), 'conflict: This is undone already.'],
    ['undone: by another', notified(approved), says('undone', avery), 'not_allowed: Only who decided it can undo it.'],
    ['undone: by a member', notified(approved), says('undone', party), notTheirs],
    ['undone: a no', notified({ ...byRiley, endedAs: 'refused' }), says('undone'), nothing],
    ['undone: what still waits', notified(), says('undone'), nothing],
    ['undone: what a claim proved', notified({ ...approved, decidedBy: null }), says('undone'), nothing],

    ['proved by a claim', notified(), { kind: 'proved', at }, ['is approved', 'approved-for-operator', 'release all']],
  ]

function describeOutcome(out: CheckOutcome | Refusal): string[] | string {
  if ('refused' in out) return `${out.refused}: ${out.words}`
  const mails = out.mails.map(({ kind, decider, reason, replyTo }) => {
    const words = `${kind}${decider && ` by ${decider}`}${reason && ` (${reason})`}`
    return replyTo === null ? words : `${words}, reply to ${replyTo}`
  })
  return [findState(out.case), ...mails, ...out.tasks]
}

function findState({
  endedAs,
  endReason,
  decidedName,
  undoneAt,
  undoReason,
  deciderName,
  staffNotifiedAt,
}: Check): string {
  if (undoneAt !== null) return `is undone: ${undoReason}`
  if (endedAs !== null) return `is ${endedAs}${decidedName ? ` by ${decidedName}` : ''}${endReason && `: ${endReason}`}`
  return `waits for ${deciderName?.replace('Aff', 'aff') ?? 'nobody'}${staffNotifiedAt ? ', staff told' : ''}`
}

describe('what comes of a check', () => {
  it.each(rows)('%s', (_, before, event, then) => {
    const was = structuredClone(before)
    expect(describeOutcome(decide(before, event))).toEqual(then)
    expect(before).toEqual(was)
  })

  it('is said once for each state, and every mail is among it', () => {
    expect(new Set(rows.map(([state]) => state)).size).toBe(rows.length)
    const sent = rows.flatMap(([, before, event]) => {
      const out = decide(before, event)
      return 'refused' in out ? [] : out.mails.map(({ kind }) => kind)
    })
    expect(new Set(sent)).toEqual(new Set(checkMailKinds))
  })
})
