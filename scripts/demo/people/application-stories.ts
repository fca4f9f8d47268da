import type { Actor, ApplicationEvent } from '#domain/certification/application/application-event.ts'
import type { RuleToAsk } from '#domain/certification/application/starting.ts'
import { addDays } from '#domain/language/added-time.ts'
import { toMomentOfClock, toWallClock } from '#domain/language/dates.ts'
import type { NarrLevel } from '#domain/residence/residence.ts'
import { findZoneOfState } from '#domain/states/us-zones.ts'
import { buildDemoId } from '#scripts/demo/random.ts'
import { affiliateOwner, affiliatePerson, secondOfficer } from './accounts.ts'

/** What happened to one application, in the order it happened. */
export type Story = {
  name: string
  /** Of the state's claimed homes, those that are certified now or those that are not, by their address. */
  residence: { isCertified: boolean; nth: number }
  level: NarrLevel
  daysAgo: number
  /** How many of the rules the operator has answered: the others wait. */
  answered: 'all' | 'half'
  events: (at: Telling) => ApplicationEvent[]
}

export type Telling = { now: Date; rules: readonly RuleToAsk[]; id: (of: string) => string }

export const applicant: Actor = {
  id: buildDemoId('person applicant'),
  name: 'Jo Sample',
  side: 'applicant',
  isParty: true,
}
export const reviewer: Actor = {
  id: affiliateOwner.id,
  name: 'June Sample',
  side: 'affiliate',
  isParty: false,
}
const riley = { id: affiliatePerson.id, name: 'Riley Sample' }

export const stories: readonly Story[] = [
  {
    name: 'papers late',
    residence: { isCertified: false, nth: 3 },
    level: 2,
    daysAgo: 31,
    answered: 'all',
    events: ({ now }) => [open(now, 16)],
  },
  {
    name: 'papers new',
    residence: { isCertified: true, nth: 0 },
    level: 2,
    daysAgo: 5,
    answered: 'half',
    events: ({ now }) => [open(now, 3)],
  },
  {
    name: 'asked',
    residence: { isCertified: false, nth: 4 },
    level: 1,
    daysAgo: 20,
    answered: 'all',
    events: ({ now, rules, id }) => [
      open(now, 12),
      ask(now, 9, id('first'), '2.F.17.c', 'When were the extinguishers last inspected? The log ends in March.'),
      ask(now, 8, id('second'), null, 'Who is on site at night? The house rules name two people.'),
      answer(now, 6, id('second'), 'The senior resident upstairs, from 10 pm to 7 am.'),
      ...check(now, 6, rules.filter(isOfPapers).slice(0, 12)),
    ],
  },
  {
    name: 'interview',
    residence: { isCertified: true, nth: 1 },
    level: 2,
    daysAgo: 30,
    answered: 'all',
    events: ({ now, rules }) => [...accept(now, 20, 6, rules), setInterview(now, 5, moveToDaylight(addDays(now, 2)))],
  },
  {
    name: 'visit today',
    residence: { isCertified: false, nth: 5 },
    level: 1,
    daysAgo: 40,
    answered: 'all',
    events: ({ now, rules, id }) => [
      ...interview(now, 30, 9, rules),
      setVisit(now, 8, id('visit'), chooseTimeToday(now)),
    ],
  },
  {
    name: 'to mend',
    residence: { isCertified: false, nth: 6 },
    level: 2,
    daysAgo: 55,
    answered: 'all',
    events: ({ now, rules, id }) => {
      const seen = rules.filter(({ isSeenOnSite }) => isSeenOnSite)
      return [
        ...interview(now, 45, 20, rules),
        setVisit(now, 18, id('visit'), moveToDaylight(addDays(now, -11))),
        ...check(
          now,
          11,
          seen.filter(({ code }) => code !== '2.F.17.c' && code !== '2.F.19.d'),
        ),
        findMissing(now, 11, '2.F.17.c', 'Two of the six alarms have no battery.', 12),
        findMissing(now, 11, '2.F.19.d', 'The naloxone in the kitchen ran out in August.', 5),
        { kind: 'visit held', at: addDays(now, -11), by: reviewer, visitId: id('visit') },
        {
          kind: 'remedied',
          at: addDays(now, -2),
          by: applicant,
          code: '2.F.19.d',
          words: 'Two new kits from the health department, one on each floor.',
        },
      ]
    },
  },
  {
    name: 'to decide',
    residence: { isCertified: true, nth: 2 },
    level: 2,
    daysAgo: 60,
    answered: 'all',
    events: ({ now, rules, id }) => [
      ...visit(now, 50, 6, rules, id('visit')),
      propose(now, 1, 'certified', 'Everything required is met. The house is well kept and its log is complete.'),
    ],
  },
  {
    name: 'appeal',
    residence: { isCertified: false, nth: 7 },
    level: 1,
    daysAgo: 80,
    answered: 'half',
    events: ({ now, rules }) => [
      open(now, 70),
      ...check(
        now,
        40,
        rules.filter((rule, place) => place % 2 === 0 && isOfPapers(rule) && !lacking.includes(rule.code)),
      ),
      findMissing(now, 40, '1.A.2.b', 'There is no insurance for the house.', -26),
      findMissing(now, 40, '1.A.2.c', 'The lease ends in two months.', -26),
      propose(now, 25, 'refused', 'The lease ends in two months, and there is no insurance for the house.'),
      { kind: 'decision confirmed', at: addDays(now, -24), by: second },
      {
        kind: 'appealed',
        at: addDays(now, -4),
        by: applicant,
        words: 'The lease was renewed last week, and the insurance begins on the first of the month.',
      },
    ],
  },
  {
    name: 'certified',
    residence: { isCertified: true, nth: 3 },
    level: 1,
    daysAgo: 120,
    answered: 'all',
    events: ({ now, rules, id }) => [
      ...visit(now, 110, 50, rules, id('visit')),
      propose(now, 45, 'certified', 'Everything required is met.'),
      { kind: 'decision confirmed', at: addDays(now, -44), by: second },
    ],
  },
  {
    name: 'withdrawn',
    residence: { isCertified: false, nth: 8 },
    level: 1,
    daysAgo: 50,
    answered: 'half',
    events: ({ now }) => [
      open(now, 48),
      {
        kind: 'withdrawn',
        at: addDays(now, -30),
        by: applicant,
        reason: 'The house moves in spring. We apply again then.',
      },
    ],
  },
]

const second: Actor = { id: secondOfficer.id, name: 'Ruth Sample', side: 'affiliate', isParty: false }

const zone = findZoneOfState('WV')

/** Today for the house, between 9 am and 4 pm on its clock, and ahead while the day allows it. */
export function chooseTimeToday(now: Date): Date {
  return moveToDaylight(now, 2)
}

export function findStartOfDay(now: Date): Date {
  const wall = new Date(toWallClock(now.getTime(), zone))
  return new Date(toMomentOfClock(wall.setUTCHours(0, 0, 0, 0), zone))
}

export function moveToDaylight(at: Date, hoursOn = 0): Date {
  const wall = new Date(toWallClock(at.getTime(), zone))
  const hour = Math.min(Math.max(wall.getUTCHours() + hoursOn, 9), 16)
  return new Date(toMomentOfClock(wall.setUTCHours(hour, 0, 0, 0), zone))
}

const lacking = ['1.A.2.b', '1.A.2.c']

const isOfPapers = ({ isSeenOnSite }: RuleToAsk) => !isSeenOnSite

function open(now: Date, daysAgo: number): ApplicationEvent {
  return { kind: 'opened', at: addDays(now, -daysAgo), by: applicant }
}

function ask(now: Date, daysAgo: number, questionId: string, code: string | null, words: string): ApplicationEvent {
  return { kind: 'question asked', at: addDays(now, -daysAgo), by: reviewer, questionId, code, words }
}

function answer(now: Date, daysAgo: number, questionId: string, words: string): ApplicationEvent {
  return { kind: 'question answered', at: addDays(now, -daysAgo), by: applicant, questionId, words }
}

function check(now: Date, daysAgo: number, rules: readonly RuleToAsk[]): ApplicationEvent[] {
  const met = { at: addDays(now, -daysAgo), by: reviewer, finding: 'met', words: '', dueOn: null } as const
  return rules.map(({ code }) => ({ kind: 'checked', code, visit: buildFinding(code), ...met }))
}

function findMissing(now: Date, daysAgo: number, code: string, words: string, inDays: number): ApplicationEvent {
  const dueOn = addDays(now, inDays).toISOString().slice(0, 10)
  const said = { code, finding: 'not_met', words, dueOn, visit: buildFinding(code) } as const
  return { kind: 'checked', at: addDays(now, -daysAgo), by: reviewer, ...said }
}

const buildFinding = (code: string) => ({
  id: buildDemoId(`finding of ${code}`),
  visitId: null,
  over: null,
  madeAt: null,
})

function accept(now: Date, openedAgo: number, daysAgo: number, rules: readonly RuleToAsk[]): ApplicationEvent[] {
  return [
    open(now, openedAgo),
    ...check(now, daysAgo, rules.filter(isOfPapers)),
    { kind: 'documents accepted', at: addDays(now, -daysAgo), by: reviewer },
  ]
}

function interview(now: Date, openedAgo: number, daysAgo: number, rules: readonly RuleToAsk[]): ApplicationEvent[] {
  return [
    ...accept(now, openedAgo, daysAgo + 4, rules),
    setInterview(now, daysAgo + 3, moveToDaylight(addDays(now, -daysAgo))),
    { kind: 'interview held', at: addDays(now, -daysAgo), by: reviewer },
  ]
}

function setInterview(now: Date, daysAgo: number, startsAt: Date): ApplicationEvent {
  const how = { how: 'phone', where: 'We call (304) 555-0142.' } as const
  return { kind: 'interview set', at: addDays(now, -daysAgo), by: reviewer, startsAt, ...how }
}

function setVisit(now: Date, daysAgo: number, visitId: string, startsAt: Date): ApplicationEvent {
  return { kind: 'visit set', at: addDays(now, -daysAgo), by: reviewer, visitId, startsAt, inspector: riley }
}

function visit(
  now: Date,
  openedAgo: number,
  daysAgo: number,
  rules: readonly RuleToAsk[],
  visitId: string,
): ApplicationEvent[] {
  return [
    ...interview(now, openedAgo, daysAgo + 10, rules),
    setVisit(now, daysAgo + 7, visitId, moveToDaylight(addDays(now, -daysAgo))),
    ...check(
      now,
      daysAgo,
      rules.filter((rule) => !isOfPapers(rule)),
    ),
    { kind: 'visit held', at: addDays(now, -daysAgo), by: reviewer, visitId },
  ]
}

function propose(now: Date, daysAgo: number, outcome: 'certified' | 'refused', reasons: string): ApplicationEvent {
  return { kind: 'decision proposed', at: addDays(now, -daysAgo), by: reviewer, outcome, reasons, conditions: '' }
}
