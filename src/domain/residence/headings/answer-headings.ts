import { needWords, ruleLabels } from '#domain/residence/answers.ts'
import { type HouseRule, houseRules } from '#domain/residence/house-rules.ts'
import { type Need, needs } from '#domain/residence/needs.ts'

type AnswerColumn = {
  label?: string
  called?: readonly string[]
}

const ofNeeds: Readonly<Record<Need, AnswerColumn>> = {
  buprenorphine: { called: ['suboxone', 'buprenorphine allowed', 'suboxone allowed', 'subutex'] },
  methadone: { called: ['methadone allowed'] },
  naltrexone: { called: ['vivitrol', 'naltrexone allowed'] },
  children: { called: ['children allowed', 'kids', 'accepts children', 'kids allowed'] },
  couples: { called: ['couples allowed'] },
  pets: { called: ['pets allowed', 'pet friendly', 'pets ok'] },
  wheelchair: {
    called: ['ada', 'ada accessible', 'wheelchair', 'wheelchair accessible', 'accessible', 'handicap accessible'],
  },
  parking: { called: ['parking available', 'off street parking'] },
  smoking_outside: {},
  veterans: { called: ['veteran', 'va', 'veterans welcome'] },
  lgbtq: { label: 'LGBTQ+', called: ['lgbtq friendly', 'lgbtq welcome'] },
  justice: {
    label: 'People from jail or prison',
    called: ['justice involved', 'reentry', 'probation', 'parole', 'felons', 'felony friendly'],
  },
  faith_based: { called: ['faith based', 'faith', 'christian'] },
  staff_overnight: {},
  curfew: { label: 'Has a curfew' },
  transport: { called: ['transportation', 'bus line', 'near bus', 'public transport', 'near bus line'] },
  spanish: { label: 'Spanish spoken', called: ['spanish', 'bilingual'] },
}

const ofRules: Readonly<Record<HouseRule, AnswerColumn>> = {
  curfew: { called: ['curfew time'] },
  meetings: {},
  work: {},
  return_to_use: { label: 'After a return to use' },
  visitors: {},
  smoking: {},
}

export const needColumns = needs.map((need) => ({ need, label: needWords[need].noted, called: [], ...ofNeeds[need] }))

export const ruleColumns = houseRules.map((rule) => ({ rule, label: ruleLabels[rule], called: [], ...ofRules[rule] }))
