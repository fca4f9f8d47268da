import { inferAnswers } from '#domain/residence/implied-answers.ts'
import { type Answers, type Need, needs } from '#domain/residence/needs.ts'
import type { NarrLevel } from '#domain/residence/residence.ts'
import type { Point } from '#domain/search/residence-search.ts'
import type { BedShare } from '#scripts/demo/beds/bed-shares.ts'
import type { ResidenceDetails } from '#scripts/demo/demo-rows.ts'
import { createRandom, type Random } from '#scripts/demo/random.ts'
import type { Town } from '#scripts/demo/towns/towns.ts'
import { pickFacts } from './drawn-facts.ts'

const dayInMs = 86_400_000
const metersPerDegree = 111_320

/** Out of 100 homes with no other sign; the rest have not said. */
const sayings: Record<Need, readonly [yes: number, no: number]> = {
  buprenorphine: [58, 9],
  methadone: [34, 24],
  naltrexone: [52, 6],
  children: [10, 62],
  couples: [6, 58],
  pets: [8, 61],
  wheelchair: [19, 33],
  parking: [48, 21],
  smoking_outside: [25, 35],
  veterans: [37, 3],
  lgbtq: [44, 4],
  justice: [49, 14],
  faith_based: [24, 39],
  staff_overnight: [31, 42],
  curfew: [30, 40],
  transport: [28, 27],
  spanish: [16, 22],
}

const notes: Partial<Record<Need, readonly [withYes: readonly string[], withNo: readonly string[]]>> = {
  buprenorphine: [['Kept in your own lock box', 'The house manager counts it with you'], []],
  justice: [['Not for some offenses. Ask when you call.', 'A letter from the officer helps'], []],
  children: [['Under 6 years'], ['Visits on weekends are fine']],
  transport: [['A van to the clinic on weekdays', 'Bus passes for the first month'], ['The bus stops nearby']],
  pets: [[], ['Service animals only']],
}

const included = ['Heat and power', 'Wifi', 'Laundry', 'Food basics', 'Drug tests', 'Parking'] as const
const languages = ['English', 'Spanish', 'American Sign Language', 'Haitian Creole', 'Vietnamese'] as const

type Staff = ResidenceDetails['staff']

const anyStaff: readonly Staff[] = ['none', 'visits', 'evenings', 'day_and_night', null]
/** By the NARR levels: residents run level I themselves, level II has paid staff, level IV gives care. */
const staffOfLevel: Record<NarrLevel, readonly Staff[]> = {
  1: ['none', 'none', 'none', 'visits', null],
  2: ['visits', 'visits', 'visits', 'evenings', null],
  3: ['evenings', 'evenings', 'day_and_night', 'day_and_night', null],
  4: ['evenings', 'day_and_night', 'day_and_night', 'day_and_night', null],
}

/**
 * Drawn from the slug alone, so that a change here moves nothing else. Answers never contradict the home's rules,
 * staff, or beds.
 */
export function makeResidenceDetails(residence: {
  slug: string
  town: Town
  point: Point
  narrLevel: NarrLevel | null
  shares: readonly BedShare[]
  says?: Partial<ResidenceDetails> | undefined
  now: Date
}): ResidenceDetails {
  const { slug, town, point, narrLevel, now } = residence
  const random = createRandom(`details ${slug}`)
  const drawn = drawAnswers(random)
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayInMs)
  const isClaimed = random.chance(0.9)
  const details: ResidenceDetails = {
    ...pickFacts(slug),
    ...findMiddle(town),
    ...makeArea(point, random),
    claimedAt: isClaimed ? daysAgo(random.whole(30, 900)) : null,
    checkedAt: daysAgo(random.whole(2, 200)),
    ...makeFee(random, daysAgo),
    answers: drawn,
    answerNotes: {},
    minimumSobrietyDays: random.chance(0.7) ? random.pick([0, 0, 3, 7, 14, 30, 30, 60]) : null,
    staff: random.pick(narrLevel === null ? anyStaff : staffOfLevel[narrLevel]),
    languages: makeLanguages(drawn, random),
    rules: makeRules(random),
    takesTexts: random.chance(0.6),
    keepsWaitingList: random.pick([true, true, false, null] as const),
    ...residence.says,
  }
  const answers = {
    ...details.answers,
    ...inferAnswers({ ...details, audiences: residence.shares.map(readAudience) }),
  }
  return {
    ...details,
    answers,
    answerNotes: residence.says?.answerNotes ?? drawNotes(answers, random),
    languages: answers.spanish ? [...new Set([...details.languages, 'English', 'Spanish'])] : details.languages,
  }
}

const readAudience = ({ audience }: BedShare) => audience

function drawAnswers(random: Random): Answers {
  const drawn = needs.map((need) => [need, drawAnswer(need, random)] as const)
  return Object.fromEntries(drawn.filter(([, answer]) => answer !== null))
}

function drawAnswer(need: Need, random: Random): boolean | null {
  const [yes, no] = sayings[need]
  const drawn = random.whole(0, 99)
  if (drawn < yes) return true
  return drawn < yes + no ? false : null
}

function drawNotes(answers: Answers, random: Random): ResidenceDetails['answerNotes'] {
  const stated = needs.flatMap((need) => {
    const [withYes = [], withNo = []] = notes[need] ?? []
    const words = answers[need] === undefined ? [] : answers[need] ? withYes : withNo
    return words.length > 0 && random.chance(0.5) ? [[need, random.pick(words)] as const] : []
  })
  return Object.fromEntries(stated)
}

function makeFee(random: Random, daysAgo: (days: number) => Date) {
  const unstated = {
    feeAmount: null,
    feePer: null,
    deposit: null,
    otherFirstDay: null,
    feeIncludes: [],
    feeSaidOn: null,
  }
  if (random.chance(0.18)) return unstated
  const feePer = random.chance(0.7) ? 'week' : 'month'
  const feeAmount = feePer === 'week' ? random.whole(22, 56) * 5 : random.whole(10, 26) * 40
  return {
    feeAmount,
    feePer,
    deposit: random.chance(0.88) ? random.pick([0, 50, 100, 150, 150, 200, 300]) : null,
    otherFirstDay: random.pick([0, 0, 0, 25, 50]),
    feeIncludes: random.shuffled(included).slice(0, random.whole(1, 4)),
    feeSaidOn: daysAgo(random.whole(3, 240)).toISOString().slice(0, 10),
  } as const satisfies Partial<ResidenceDetails>
}

function makeLanguages(answers: Answers, random: Random): string[] {
  if (answers.spanish) return ['English', 'Spanish']
  return random.chance(0.5) ? ['English', ...(random.chance(0.06) ? [random.pick(languages.slice(2))] : [])] : []
}

function makeRules(random: Random): ResidenceDetails['rules'] {
  const ruleChoices: readonly (readonly [keyof ResidenceDetails['rules'], readonly string[]])[] = [
    [
      'curfew',
      ['10 pm, 11 pm on Friday and Saturday', '11 pm, midnight on Friday and Saturday', '9 pm for the first 30 days'],
    ],
    ['meetings', ['3 a week, any kind', '4 a week: 12-step, faith, SMART or a counselor', 'House meeting on Sunday']],
    ['work', ['Within 30 days; the house helps you look', '20 hours a week of work, school or service']],
    [
      'return_to_use',
      ['You are not put out at night. The house finds you a safe bed first.', 'You can apply again after 72 hours'],
    ],
    ['visitors', ['Until 9 pm in the front room', 'On weekends, by arrangement']],
    ['smoking', ['Outside only', 'On the back porch only']],
  ]
  return Object.fromEntries(
    ruleChoices.flatMap(([rule, words]) => (random.chance(0.75) ? [[rule, random.pick(words)]] : [])),
  )
}

function findMiddle({ zips }: Town): Pick<ResidenceDetails, 'townLatitude' | 'townLongitude'> {
  const average = (values: number[]) =>
    Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(4))
  return {
    townLatitude: average(zips.map(({ latitude }) => latitude)),
    townLongitude: average(zips.map(({ longitude }) => longitude)),
  }
}

/** 400 to 1,200 m away, as the database does for a new home (`choose_area_point`, db/schema/05_residences.sql). */
function makeArea(
  { latitude, longitude }: Point,
  random: Random,
): Pick<ResidenceDetails, 'areaLatitude' | 'areaLongitude'> {
  const [away, turn] = [400 + 800 * random.next(), 2 * Math.PI * random.next()]
  const east = metersPerDegree * Math.max(Math.cos((latitude * Math.PI) / 180), 0.2)
  return {
    areaLatitude: Number((latitude + (away * Math.cos(turn)) / metersPerDegree).toFixed(5)),
    areaLongitude: Number((longitude + (away * Math.sin(turn)) / east).toFixed(5)),
  }
}
