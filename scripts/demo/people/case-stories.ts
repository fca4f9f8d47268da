import type { GrievanceKind } from '#domain/grievances/grievance.ts'
import type { GrievanceEvent, Officer } from '#domain/grievances/grievance-event.ts'
import { buildDemoId } from '#scripts/demo/random.ts'
import { affiliateOwner, affiliatePerson } from './accounts.ts'

/** What somebody says is wrong at a sample home of the state, and what came of it. */
export type CaseStory = {
  name: string
  /** Of the claimed homes, by their address. */
  nth: number
  kind: GrievanceKind
  isRetaliation?: boolean
  language?: 'es'
  filer?: string
  words: string
  hoursAgo: number
  events: readonly CaseEvent[]
}

/** `file` is what the sample file shows that goes with it. */
type CaseEvent = { hoursAgo: number; build: (at: Date) => GrievanceEvent; file?: { name: string; shows: string } }

const june: Officer = { side: 'affiliate', id: affiliateOwner.id, name: 'June Sample', isParty: false }
const riley: Officer = { side: 'affiliate', id: affiliatePerson.id, name: 'Riley Sample', isParty: false }
const day = 24

export const caseStories: readonly CaseStory[] = [
  {
    name: 'urgent and new',
    nth: 2,
    kind: 'safety',
    language: 'es',
    words: 'Queja de muestra: la alarma de humo del segundo piso no suena desde hace una semana.',
    hoursAgo: 20,
    events: [],
  },
  {
    name: 'new',
    nth: 6,
    kind: 'money',
    words: 'Sample grievance: I moved out on the first, and the deposit did not come back.',
    hoursAgo: 2 * day + 18,
    events: [],
  },
  {
    name: 'answered',
    nth: 7,
    kind: 'rules',
    filer: 'Sample R.',
    words: 'Sample grievance: a new rule about visitors came overnight, and nobody was asked.',
    hoursAgo: 9 * day,
    events: [
      acknowledge(7 * day, riley, 'Sample answer: we have it. Do you still have the old rules?'),
      begin(6 * day, riley),
      say(5 * day, 'Sample answer: yes, here they are.', {
        name: 'old house rules.pdf',
        shows: 'Sample file: house rules of last year',
      }),
      tell(4 * day, riley, 'Sample answer: thank you. We compare both, and write to you by the end of the month.'),
    ],
  },
  {
    name: 'waits for the home',
    nth: 8,
    kind: 'privacy',
    words: 'Sample grievance: there is a camera in the hall in front of the bathroom.',
    hoursAgo: 8 * day,
    events: [
      acknowledge(6 * day, june, ''),
      begin(5 * day, june),
      ask(4 * day, june, 'Sample question: which cameras are in the house, and what do they show?'),
    ],
  },
  {
    name: 'settled',
    nth: 9,
    kind: 'leaving',
    words: 'Sample grievance: I was told to leave the same day, without a reason in writing.',
    hoursAgo: 41 * day,
    events: [
      acknowledge(40 * day, june, 'Sample answer: we have read it.'),
      begin(38 * day, june),
      ask(37 * day, june, 'Sample question: what does your policy say about leaving?'),
      settle(20 * day, june, 'Sample answer: the home took it back, and its policy now says so in writing.'),
    ],
  },
]

function acknowledge(hoursAgo: number, by: Officer, words: string): CaseEvent {
  return { hoursAgo, build: (at) => ({ kind: 'acknowledged', by, words, at }) }
}

function begin(hoursAgo: number, by: Officer): CaseEvent {
  return { hoursAgo, build: (at) => ({ kind: 'review began', by, at }) }
}

function tell(hoursAgo: number, by: Officer, words: string): CaseEvent {
  return { hoursAgo, build: (at) => ({ kind: 'told', by, words, at }) }
}

function say(hoursAgo: number, words: string, file: { name: string; shows: string }): CaseEvent {
  return { hoursAgo, file, build: (at) => ({ kind: 'said', by: { side: 'filer' }, words, at }) }
}

function ask(hoursAgo: number, by: Officer, words: string): CaseEvent {
  const questionId = buildDemoId(`question ${words}`)
  return { hoursAgo, build: (at) => ({ kind: 'operator asked', by, words, questionId, at }) }
}

function settle(hoursAgo: number, by: Officer, words: string): CaseEvent {
  return { hoursAgo, build: (at) => ({ kind: 'closed', by, outcome: 'settled', words, at }) }
}
