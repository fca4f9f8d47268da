import { ageWordsEn, type BedAge, describeBedAge } from '#domain/beds/bed-age.ts'
import { conditionalFormWords } from '#domain/certification/certificate/conditional-form.ts'
import { endedCertificateWords, sayEndedCertificate } from '#domain/certification/certificate/told-certificate.ts'
import { capitalize } from '#domain/language/capital.ts'
import type { Language } from '#domain/language/language.ts'
import { formatLocalMoment } from '#domain/language/local-moment.ts'
import { formatCount, formatNumber } from '#domain/language/numbers.ts'
import { needWords } from '#domain/residence/answers.ts'
import { type Medicine, mapNeeds, type Need } from '#domain/residence/needs.ts'
import { type Audience, levelWords } from '#domain/residence/residence.ts'

export type SaidFor = { audience: Audience; open: number | null }

const locale = 'en-US'
const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const lists = {
  and: new Intl.ListFormat(locale, { type: 'conjunction' }),
  or: new Intl.ListFormat(locale, { type: 'disjunction' }),
}

const list = (items: readonly string[], joined: 'and' | 'or' = 'and') => lists[joined].format(items)

const audiences: Record<Audience, { title: string; many: string; one: string }> = {
  women: { title: 'Women', many: 'women', one: 'a woman' },
  men: { title: 'Men', many: 'men', one: 'a man' },
  any: { title: 'Anyone', many: 'anyone', one: 'anyone' },
  women_with_children: { title: 'Women with children', many: 'women with children', one: 'a woman with children' },
  families: { title: 'Families', many: 'families', one: 'a family' },
  couples: { title: 'Couples', many: 'couples', one: 'a couple' },
  lgbtq: { title: 'LGBTQ+ people', many: 'LGBTQ+ people', one: 'an LGBTQ+ person' },
}

export const medicinesEn = {
  buprenorphine: 'buprenorphine (Suboxone)',
  methadone: 'methadone',
  naltrexone: 'naltrexone (Vivitrol)',
} as const

const ownNeedWords: Partial<Record<Need, Partial<{ name: string; yes: string; no: string }>>> = {
  buprenorphine: {
    name: 'Buprenorphine (Suboxone, Subutex, Sublocade, Zubsolv, Brixadi)',
    yes: 'Buprenorphine (Suboxone) welcome',
    no: 'Does not accept buprenorphine (Suboxone)',
  },
  methadone: { name: 'Methadone', no: 'Does not accept methadone' },
  naltrexone: {
    name: 'Naltrexone (Vivitrol)',
    yes: 'Naltrexone (Vivitrol) welcome',
    no: 'Does not accept naltrexone (Vivitrol)',
  },
  couples: { name: 'Couples together' },
  pets: { name: 'Pets' },
  justice: { name: 'People with a record' },
  curfew: { name: 'Curfew' },
  transport: { name: 'Help with rides' },
}

const needs = mapNeeds((need) => {
  const { yes, no } = needWords[need]
  return { name: yes, yes, no, ...ownNeedWords[need] }
})

function openFor(groups: readonly SaidFor[], age: BedAge): string {
  const isStale = age === 'stale'
  const open = groups.filter((group) => (group.open ?? 0) > 0)
  const full = groups.filter((group) => group.open === 0)
  const joinMany = (some: readonly SaidFor[]) => list(some.map(({ audience }) => audiences[audience].many))
  if (age === 'withdrawn' || groups.length === 0) return groups.length > 0 ? `For ${joinMany(groups)}` : ''
  if (open.length === 0) return isStale ? `Was full for ${joinMany(groups)}` : `Full for ${joinMany(groups)}`
  const parts = open.map(({ audience, open: count }, place) => {
    const verb = place > 0 ? 'for' : isStale ? `${count === 1 ? 'was' : 'were'} open for` : 'open for'
    return `${formatNumber(count ?? 0)} ${verb} ${audiences[audience].many}`
  })
  return full.length > 0 ? `${parts.join(', ')}; ${joinMany(full)} full` : parts.join(', ')
}

const formatRent = (amount: number, per: 'week' | 'month') => `${dollars.format(amount)} a ${per}`

export const listingEn = {
  language: 'en' as Language,
  number: (value: number) => formatNumber(value),
  money: (amount: number) => dollars.format(amount),
  residences: (count: number) => formatCount(count, 'home'),
  beds: (count: number) => formatCount(count, 'bed'),
  list,
  needs,
  needNotStated: (need: Need) => `${needs[need].name} not stated. Ask when you call.`,
  medicinesWelcome: (some: readonly Medicine[]) =>
    `${capitalize(list(some.map((medicine) => medicinesEn[medicine])))} welcome`,
  audiences,
  levels: levelWords,
  levelHad: (level: string) => `Level it had: ${level}`,
  levelHadInRow: (level: string) => `had ${level}`,
  levelNotStated: 'Level of support not stated',
  certified: 'Certified',
  certifiedForATime: conditionalFormWords,
  notCertified: 'Not certified',
  certificateEnded: endedCertificateWords,
  certificateRanOut: (day: string) => sayEndedCertificate(null, day),
  ages: ageWordsEn,
  age: describeBedAge,
  agesInRow: ageWordsEn,
  ageInRow: describeBedAge,
  onPaper: {
    said(saidAt: Date, age: BedAge, state: string) {
      const at = formatLocalMoment(saidAt, state, 'en')
      if (age === 'withdrawn') return `no number since ${at}`
      return age === 'stale' ? `said ${at}. Call to confirm.` : `said ${at}`
    },
    read: (at: Date, state: string | null) => `As of ${formatLocalMoment(at, state, 'en')}.`,
    printed: 'Printed {at}.',
    change: 'Numbers change: call.',
  },
  available: (open: number, total: number) => `${formatNumber(open)}/${formatNumber(total)} available`,
  bedsOpen: (open: number, total: number, age: BedAge) =>
    `${formatNumber(open)} of ${formatCount(total, 'bed')} ${age !== 'stale' ? '' : open === 1 || total === 1 ? 'was ' : 'were '}open`,
  callToAsk: 'Call to ask',
  openFor,
  toMoveIn: (amount: number) => `${dollars.format(amount)} to move in`,
  rent: formatRent,
  thenRent: (amount: number, per: 'week' | 'month') => `then ${formatRent(amount, per)}`,
  askCost: 'Ask about cost',
  miles: (miles: number) => (miles < 1 ? 'under 1 mile' : formatCount(Math.round(miles), 'mile')),
  hiddenPlace: 'Address given by phone',
  callAt: (name: string) => `Call ${name} at `,
  waitingList: 'Keeps a waiting list',
  live: {
    changed: (count: number) => `${formatCount(count, 'home')} changed.`,
    again: 'Sort again',
  },
  unclaimed: { note: 'No one from this house keeps this page up to date yet.', claim: 'Is this your house? Claim it' },
  save: {
    save: 'Save',
    saved: 'Saved',
    saveOf: (name: string) => ` ${name} on this device`,
    savedOf: (name: string) => ` ${name} on this device. Press to remove it`,
    bar: 'Homes you chose',
    share: 'Share by a link',
    see: { one: '1 saved: see it', many: '{count} saved: see them' },
  },
  compare: { add: 'Compare', added: 'Comparing', ofName: (name: string) => ` ${name}` },
  send: {
    send: 'Send',
    ofName: (name: string) => ` ${name} to someone`,
    text: 'As a text message',
    mail: 'By email',
    more: 'Another way',
    subject: 'A place to call',
    beds: (open: number, total: number) => `${formatNumber(open)}/${formatNumber(total)} open`,
  },
}

export type ListingWords = typeof listingEn
