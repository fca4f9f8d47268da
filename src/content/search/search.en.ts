import { togetherEn } from '#content/inquiries/together.en.ts'
import { listingEn } from '#content/residence/listing.en.ts'
import { staleDays, withdrawnDays } from '#domain/beds/bed-age.ts'
import type { Language } from '#domain/language/language.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { uncapitalize } from '#domain/language/small-letter.ts'
import { isNeed, type StatedAnswer } from '#domain/residence/needs.ts'
import type { Audience } from '#domain/residence/residence.ts'
import type { BedsWanted } from '#domain/search/residence-search.ts'
import type { ChangedName } from '#domain/search/search-changes.ts'
import { filtersEn } from './filters.en.ts'
import { sharedEn } from './lists/shared-list.en.ts'
import { mapEn } from './map.en.ts'
import { nearEn } from './near.en.ts'
import { rowsEn } from './rows.en.ts'
import { chipsEn, formEn, needsEn, toolsEn } from './search-form.en.ts'
import { problemsEn } from './search-problems.en.ts'
import { streetEn } from './street.en.ts'

export type ChangeSaid = {
  change: ChangedName
  from: string
  to: string
}

export type BedsSplit = { fresh: number; older: number }

export type PlaceSaid = { kind: 'zip' | 'town' | 'county' | 'point' | 'state'; name: string; radius: number | null }

export type StatedAnswerText = {
  homes: number
  isLeast: boolean
  beds: BedsWanted
  audience: Audience | null
}

const { number, residences, beds, audiences } = listingEn

const namePoint = (name: string) => (name === 'map' ? 'this point on the map' : 'you')

const describeWithin = ({ kind, name, radius }: PlaceSaid) => {
  if (kind === 'state' || radius === null) return `in ${name}`
  return `within ${formatCount(radius, 'mile')} of ${kind === 'point' ? namePoint(name) : name}`
}
const waysOfBeds = { open: 'bed open now', waiting: 'open or waiting list', any: 'any home' } as const

export const searchEn = {
  language: 'en' as Language,
  head: {
    title: 'Find a sober living home with an open bed',
    description:
      'Search recovery residences (sober living homes) by place, open beds, cost and what you need. Every number says how old it is, and who answers the phone.',
    stateTitle: (state: string) => `Recovery residences (sober living homes) in ${state} with open beds`,
    crumb: 'Find a home',
  },
  start: {
    title: 'Where do you need a home?',
    lead: 'Find a recovery residence (a sober living home). A town, a state or a ZIP code is enough. You can say more later.',
    byName: 'Do you know the name of a home?',
    findName: 'Search by name',
    verify: 'Check a certificate by its number',
    byState: 'Or choose a state',
    byStateLead: 'Each square is a state. It leads to the homes there that say they have a bed open.',
    map: 'States',
    openIn: (state: string) => `Homes in ${state}`,
  },
  answer({ homes: count, isLeast, beds: wanted, audience }: StatedAnswerText) {
    const some = `${number(count)}${isLeast ? '+' : ''} ${count === 1 ? 'home' : 'homes'}`
    const whom = audience === null ? '' : ` for ${audiences[audience].one}`
    if (wanted === 'any') return audience === null ? some : `${some} for ${audiences[audience].many}`
    const bed = wanted === 'open' ? 'an open bed' : 'an open bed or a waiting list'
    return `${some} with ${bed}${whom}`
  },
  nothing: (needs: number) =>
    needs === 1 ? 'No home meets that need yet' : `No home meets all ${number(needs)} needs yet`,
  noneOpen: (place: PlaceSaid) => `No home has an open bed ${describeWithin(place)} now`,
  noResidences: (place: PlaceSaid) => `No home is listed ${describeWithin(place)} yet`,
  noName: (name: string) => `No home’s name matches “${name}”`,
  noCountIn: (state: string) => `Open beds in ${state}: not reported yet`,
  bedsIn: ({ fresh, older }: BedsSplit, state: string) =>
    fresh === 0 && older > 0 ? `${beds(older)} to confirm in ${state}` : `${beds(fresh)} open in ${state}`,
  moreToConfirm: (older: number) => `${number(older)} more ${older === 1 ? 'bed' : 'beds'} to confirm.`,
  townsIn: (count: number, towns: number) =>
    `${number(count)} sober living ${count === 1 ? 'home' : 'homes'} in ${formatCount(towns, 'town')}. Choose a town.`,
  place: describeWithin,
  otherPlaces: 'Not this one?',
  otherPlace: (near: string) => near,
  moreOthers: (count: number) => `${number(count)} more`,
  tookFor: (typed: string, place: string) => `You typed “${typed}”. We searched ${place}.`,
  middleOf: (region: string, place: string, isAround: boolean) =>
    isAround ? `For ${region}, we looked around its middle: ${place}.` : `For ${region}, we looked in ${place}.`,
  noStreets: (place: PlaceSaid, hasResidences: boolean) =>
    `We do not search streets. ${hasResidences ? 'These are homes' : 'We looked'} ${place.kind === 'state' ? 'in' : 'near'} ${place.name}.`,
  placeShort: ({ kind, name }: PlaceSaid) => (kind === 'point' ? namePoint(name) : name),
  split({ fresh, older }: BedsSplit) {
    if (fresh + older === 0) return `No home has reported an open bed in the last ${withdrawnDays} days.`
    if (older === 0) return `${beds(fresh)} open, said in the last ${staleDays} days.`
    if (fresh === 0) return `${beds(older)} to confirm: said more than ${staleDays} days ago.`
    return `${beds(fresh)} open. Call to confirm ${number(older)} more.`
  },
  tools: toolsEn,
  form: formEn,
  near: nearEn,
  filters: filtersEn,
  needs: needsEn,
  chips: chipsEn,
  list: {
    label: 'Homes',
    heading: 'Homes found',
    next: 'More homes',
    first: 'Back to the first homes',
    busy: 'Looking ...',
    sample: 'Homes and numbers are made up.',
    caution: 'Each house reports its own beds. A bed can be taken while you read this.',
    callToBeSure: 'Call to be sure.',
  },
  misses: {
    title: (count: number, most: number) =>
      count > most
        ? `${residences(count)} don’t match everything. These are closest`
        : `${residences(count)} ${count === 1 ? 'doesn’t' : 'don’t'} match everything`,
    why: 'What doesn’t match?',
    notSaid: (count: number, most: number) =>
      `${residences(count)} ${count === 1 ? 'has' : 'have'} not said: ask${count > most ? '. These are closest' : ''}`,
    ask: 'What to ask',
    asked: (value: string) => `You asked for ${value}.`,
    beds: (said: StatedAnswer, isWaiting: boolean): string => {
      if (said === 'yes') return 'Has an open bed'
      if (said === 'not_stated') return 'Open beds not known'
      return isWaiting ? 'No bed open, and no waiting list' : 'No bed open now'
    },
    takes: (audience: Audience, said: StatedAnswer) => {
      const { many } = audiences[audience]
      if (said === 'not_stated') return `Has not said whether it takes ${many}`
      return `${said === 'yes' ? 'Takes' : 'Does not take'} ${many}`
    },
    distance: (miles: string) => `${miles} away`,
    upToMiles: (miles: number) => `up to ${number(miles)} miles`,
    call: (phone: string) => `Call ${phone}`,
  },
  relax: {
    lookedAt: (count: number, place: PlaceSaid) => `We looked at ${residences(count)} ${describeWithin(place)}.`,
    one: 'Change one thing',
    together: 'No one change finds a home. Try these:',
    titles: ([first = '', ...more]: readonly string[]) => [first, ...more.map(uncapitalize)].join(' and '),
    widest: ({
      miles,
      isOpen,
      audience,
      isAnyName,
    }: {
      miles: number | null
      isOpen: boolean
      audience: Audience | null
      isAnyName: boolean
    }) =>
      `See homes${isAnyName ? ' of any name' : ''}${isOpen ? ' with an open bed' : ''}${audience ? ` for ${listingEn.audiences[audience].many}` : ''} ${miles === null ? 'here' : `within ${number(miles)} miles`}`,
    title({ change, from, to }: ChangeSaid) {
      switch (change) {
        case 'unstated':
          return 'Include homes that haven’t answered'
        case 'radius':
          if (from === '') return `Look within ${number(Number(to))} miles`
          return `Look ${number(Math.max(1, Number(to) - Number(from)))} miles farther`
        case 'open':
          return to === 'waiting'
            ? 'Include homes that are full and keep a waiting list'
            : 'Include homes that are full'
        case 'fee_max':
          return to === ''
            ? 'Any move-in cost'
            : `Pay ${listingEn.money(Math.max(1, Number(to) - Number(from)))} more to move in`
        case 'level':
          return 'Take any level of support'
        case 'certified':
          return 'Include homes that are not certified'
        default:
          return isNeed(change) ? `Drop one filter: ${listingEn.needs[change].name}` : ''
      }
    },
    from({ change, from }: ChangeSaid) {
      if (change === 'radius' && from === '') return 'only in the county'
      if (change === 'radius') return `${number(Number(from))} miles`
      if (change === 'fee_max') return `up to ${listingEn.money(Number(from))}`
      if (change === 'open') return from === 'waiting' ? waysOfBeds.waiting : waysOfBeds.open
      if (change === 'level') return `Level ${from.replaceAll(',', ', ')}`
      if (isNeed(change)) return from === 'no' ? listingEn.needs[change].no : listingEn.needs[change].yes
      return change === 'unstated' ? 'said yes' : 'certified'
    },
    to({ change, to }: ChangeSaid) {
      if (change === 'radius') return `${number(Number(to))} miles`
      if (change === 'fee_max') return to === '' ? 'any amount' : `up to ${listingEn.money(Number(to))}`
      if (change === 'open') return to === 'waiting' ? waysOfBeds.waiting : waysOfBeds.any
      if (change === 'level') return 'any level'
      return change === 'unstated' ? 'said yes, or not stated' : 'any'
    },
    hint: ({ change }: ChangeSaid): string => (change === 'unstated' ? 'Ask when you call' : ''),
    none: (nothing: 'state' | 'near' | 'asked') =>
      ({
        state: 'No house in this state is in the directory yet. One in a state close by may still be near you.',
        near: 'No home near here is in the directory yet.',
        asked: 'No small change finds a home here. Try another town, or a whole state.',
      })[nothing],
    nearest: 'The nearest homes with an open bed',
    affiliate: (affiliate: string, state: string) =>
      `${affiliate} certifies homes in ${state} and can tell you where they are.`,
    grievance: 'Something is wrong at a home? File a grievance',
    statePage: (state: string) => `Recovery residences in ${state}: who to ask`,
    otherState: 'Choose another state',
    noneNamed: 'Check how the name is spelled, type only part of it, or search by place.',
    byPlace: 'Search by place',
    helpline: 'Not sure where to start? The SAMHSA helpline can look with you, free, day and night:',
  },
  map: mapEn,
  street: streetEn,
  saved: {
    head: 'Save',
    title: (count: number) => `Saved homes (${number(count)}), on this device only`,
    lead: 'Only this device knows them. “Leave this site” forgets them.',
    forget: 'Remove',
    forgetAll: 'Remove all',
    compare: 'Compare them',
    none: 'Press Save at a home to keep it here.',
  },
  compare: {
    title: 'Homes side by side',
    lead: 'Up to 4 homes. The address of this page keeps them, so you can send it.',
    open: (count: number) => `Compare, ${number(count)}`,
    takeAway: (name: string) => `Remove ${name}`,
    rows: {
      beds: 'Beds',
      age: 'How old',
      whom: 'For whom',
      cash: 'To move in',
      rent: 'Then',
      place: 'Where',
      level: 'Level of support',
      certified: 'Certified',
      medicines: 'Medicines',
      phone: 'Phone',
    },
    notStated: 'Not stated',
    clear: 'Clear the comparison',
    one: 'Choose one to three more homes to see them side by side.',
  },
  rows: rowsEn,
  shared: sharedEn,
  together: togetherEn,
  print: 'Print this list',
  onPaper({
    shown,
    total,
    isLeast,
    isFirst,
    address,
  }: {
    shown: number
    total: number
    isLeast: boolean
    isFirst: boolean
    address: string
  }) {
    const all = `${number(total)}${isLeast ? '+' : ''}`
    const some = isFirst ? `Homes 1 to ${number(shown)} of ${all}.` : `${residences(shown)} of ${all}.`
    return `${some} The rest: ${address}`
  },
  live: {
    ...listingEn.live,
    gone: 'No longer listed',
    goneText: 'It left the list while you were reading. Call the next home.',
    goneOf: (name: string) => `${name}: no longer listed`,
  },
  problems: problemsEn,
}

export type SearchWords = typeof searchEn
