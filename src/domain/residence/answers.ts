import { type HouseRule, houseRules } from './house-rules.ts'
import type { Need } from './needs.ts'

type NeedWords = {
  noted: string
  yes: string
  no: string
  asked?: string
}

export const needWords: Readonly<Record<Need, NeedWords>> = {
  buprenorphine: {
    noted: 'Buprenorphine',
    yes: 'Buprenorphine welcome',
    no: 'No buprenorphine',
    asked: 'People who take buprenorphine are welcome',
  },
  methadone: {
    noted: 'Methadone',
    yes: 'Methadone welcome',
    no: 'No methadone',
    asked: 'People who take methadone are welcome',
  },
  naltrexone: {
    noted: 'Naltrexone',
    yes: 'Naltrexone welcome',
    no: 'No naltrexone',
    asked: 'People who take naltrexone are welcome',
  },
  children: { noted: 'Children', yes: 'Children can live there', no: 'No children' },
  couples: { noted: 'Couples', yes: 'Couples can live together', no: 'Couples can’t share a room' },
  pets: { noted: 'Pets', yes: 'Pets welcome', no: 'No pets', asked: 'Pets are welcome' },
  wheelchair: { noted: 'Wheelchair access', yes: 'Wheelchair access', no: 'No wheelchair access' },
  parking: { noted: 'Parking', yes: 'Parking', no: 'No parking' },
  smoking_outside: {
    noted: 'Smoking outside',
    yes: 'Smoking outside allowed',
    no: 'No smoking outside',
    asked: 'Smoking outside is allowed',
  },
  veterans: {
    noted: 'Veterans',
    yes: 'Veterans welcome',
    no: 'Not set up for veterans',
    asked: 'Veterans are welcome',
  },
  lgbtq: { noted: 'LGBTQ+ people', yes: 'LGBTQ+ affirming', no: 'Not said to be LGBTQ+ affirming' },
  justice: {
    noted: 'People from the justice system',
    yes: 'People with a record welcome',
    no: 'No people with a record',
    asked: 'People with a record are welcome',
  },
  faith_based: { noted: 'Faith-based', yes: 'Faith-based', no: 'Not faith-based' },
  staff_overnight: { noted: 'Staff overnight', yes: 'Staff at night', no: 'No staff at night' },
  curfew: { noted: 'Curfew', yes: 'Has a curfew', no: 'No curfew' },
  transport: { noted: 'Near transport', yes: 'Helps with rides', no: 'No help with rides' },
  spanish: {
    noted: 'Spanish',
    yes: 'Spanish spoken',
    no: 'No Spanish-speaking staff listed',
    asked: 'Spanish is spoken',
  },
}

const ruleWords: Readonly<Record<HouseRule, { label: string; noted?: string }>> = {
  curfew: { label: 'Curfew' },
  meetings: { label: 'Meetings' },
  work: { label: 'Work or school', noted: 'Work' },
  return_to_use: { label: 'Return to use' },
  visitors: { label: 'Visitors' },
  smoking: { label: 'Smoking' },
}

export const ruleLabels = mapRules(({ label }) => label)

export const notedRules = mapRules(({ label, noted }) => noted ?? label)

function mapRules(name: (words: { label: string; noted?: string }) => string): Readonly<Record<HouseRule, string>> {
  // The cast names the keys that Object.fromEntries forgets.
  return Object.fromEntries(houseRules.map((rule) => [rule, name(ruleWords[rule])])) as Record<HouseRule, string>
}
