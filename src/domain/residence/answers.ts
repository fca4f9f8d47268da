import { type HouseRule, houseRules } from '#domain/residence/house-rules.ts'
import { type Need, needs } from '#domain/residence/needs.ts'

/** A need or a house rule as the desk names it. */
type Answered = {
  /** What the history calls it. */
  noted: string
  /** The heading of its column in a spreadsheet, where that is another. */
  label?: string
  /** Headings of other tools and of people's own sheets that mean it. Lower case words. */
  called?: readonly string[]
}

/** What a residence says yes or no to, with a note: a row for each of `needs`. */
const needRows: Readonly<Record<Need, Answered>> = {
  buprenorphine: {
    noted: 'Buprenorphine',
    called: ['suboxone', 'buprenorphine allowed', 'suboxone allowed', 'subutex'],
  },
  methadone: { noted: 'Methadone', called: ['methadone allowed'] },
  naltrexone: { noted: 'Naltrexone', called: ['vivitrol', 'naltrexone allowed'] },
  children: { noted: 'Children', called: ['children allowed', 'kids', 'accepts children', 'kids allowed'] },
  couples: { noted: 'Couples', called: ['couples allowed'] },
  pets: { noted: 'Pets', called: ['pets allowed', 'pet friendly', 'pets ok'] },
  wheelchair: {
    noted: 'Wheelchair access',
    called: ['ada', 'ada accessible', 'wheelchair', 'wheelchair accessible', 'accessible', 'handicap accessible'],
  },
  parking: { noted: 'Parking', called: ['parking available', 'off street parking'] },
  smoking_outside: { noted: 'Smoking outside' },
  veterans: { noted: 'Veterans', called: ['veteran', 'va', 'veterans welcome'] },
  lgbtq: { noted: 'LGBTQ+ people', label: 'LGBTQ+', called: ['lgbtq friendly', 'lgbtq welcome'] },
  justice: {
    noted: 'People from the justice system',
    label: 'People from jail or prison',
    called: ['justice involved', 'reentry', 'probation', 'parole', 'felons', 'felony friendly'],
  },
  faith_based: { noted: 'Faith-based', called: ['faith based', 'faith', 'christian'] },
  staff_overnight: { noted: 'Staff overnight' },
  curfew: { noted: 'Curfew', label: 'Has a curfew' },
  transport: {
    noted: 'Near transport',
    called: ['transportation', 'bus line', 'near bus', 'public transport', 'near bus line'],
  },
  spanish: { noted: 'Spanish', label: 'Spanish spoken', called: ['spanish', 'bilingual'] },
}

/** What a residence says of its rules: a row for each of `houseRules`. */
const ruleRows: Readonly<Record<HouseRule, Answered>> = {
  curfew: { noted: 'Curfew', called: ['curfew time'] },
  meetings: { noted: 'Meetings' },
  work: { noted: 'Work', label: 'Work or school' },
  return_to_use: { noted: 'Return to use', label: 'After a return to use' },
  visitors: { noted: 'Visitors' },
  smoking: { noted: 'Smoking' },
}

export const needAnswers = needs.map((need) => ({ need, label: needRows[need].noted, called: [], ...needRows[need] }))

export const ruleAnswers = houseRules.map((rule) => ({
  rule,
  label: ruleRows[rule].noted,
  called: [],
  ...ruleRows[rule],
}))
