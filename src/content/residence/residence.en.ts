import { askEn, fixEn, troubleEn } from '#content/inquiries/ask.en.ts'
import type { BedAge } from '#domain/beds/bed-age.ts'
import { capitalize } from '#domain/language/capital.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import type { Language } from '#domain/language/language.ts'
import { formatCount } from '#domain/language/numbers.ts'
import type { Audience } from '#domain/residence/residence.ts'
import { checkedEn } from './checked.en.ts'
import { listingEn } from './listing.en.ts'

export type ApplyFacts = { takesTexts: boolean; moveIn: string | null; isOpen: boolean }

export type BedsSaid = { open: number | null; age: BedAge; keepsWaitingList: boolean | null }

const plural = new Intl.PluralRules('en-US')
const spelled = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const spellCount = (count: number) => spelled[count] ?? listingEn.number(count)

const known: Readonly<Record<string, string>> = {
  'Heat and power': 'heat and power',
  Wifi: 'wifi',
  Laundry: 'laundry',
  'Food basics': 'food basics',
  'Drug tests': 'drug tests',
  Parking: 'parking',
}

export const residenceEn = {
  day: (isoDay: string) => formatLongDay(isoDay),
  head: {
    title: (name: string, place: string) => `${name}, ${place}`,
    description: ({
      name,
      place,
      whom,
      beds,
      phone,
    }: {
      name: string
      place: string
      whom: string
      beds: string
      phone: string
    }) =>
      `${name} in ${place}. ${whom}. ${beds}. Call ${phone}. Cost, rules, how to apply, and how to ask about a bed.`,
    refused: 'Not sent',
  },
  crumbs: {
    label: 'You are here',
    search: 'Find a home',
    near: (place: string) => `Homes near ${place}`,
    nearYou: 'Homes near you',
    nearMap: 'Homes near that point on the map',
    inState: (state: string) => `Homes in ${state}`,
  },
  porch: {
    place: (city: string, state: string) => `${city}, ${state}.`,
    away: (miles: string) => `${capitalize(miles)} away.`,
    call: (phone: string) => `Call ${phone}`,
    callWaiting: (phone: string) => `Call ${phone} about the waiting list`,
    text: 'Text',
    mayGo: 'A bed can be taken while you read this. Call to be sure.',
    mayOpen: 'Full now. A bed can open any day, so it is worth a call.',
    opens: (beds: number, day: string) =>
      `${formatCount(beds, 'bed is expected to open', 'beds are expected to open')} ${day}. Call about it.`,
    neverSaid: 'This house has not said how many beds are open. Call to ask.',
    withdrawn: 'The last number is too old to go by. Call to ask.',
    bar: 'Call this home',
    sample: 'Sample data. This home is made up.',
  },
  photos: {
    language: 'en' as Language,
    label: 'Photos of the house',
    alt: (place: number, of: number, residence: string) => `Photo ${place} of ${of} of ${residence}`,
    larger: 'Open it larger',
  },
  say: {
    title: 'What to say when you call',
    lines: ({ open, age, keepsWaitingList }: BedsSaid) => [
      [
        '“Hi, my name is ',
        null,
        '. I am looking for a bed for ',
        null,
        `. ${askAboutBeds(open, age, keepsWaitingList)}”`,
      ],
      ['“I would need it by ', null, '. What do I bring, and what do I pay on the first day?”'],
    ],
    blank: 'blank',
    enough: 'That is enough. You do not have to tell your story to ask.',
    noAnswer: 'If nobody answers, leave a first name and a number. Then call the next home.',
    inEnglish: { lead: '', words: '' },
  },
  cash: {
    title: 'Cash to move in',
    caption: 'What you pay on the first day',
    first: { week: 'First week', month: 'First month' },
    deposit: 'Deposit',
    other: 'Other first-day money',
    total: 'On the first day',
    notStated: 'Not stated',
    askTotal: 'Ask when you call',
    afterwards: (amount: string, per: 'week' | 'month') => `Then ${amount} a ${per}.`,
    includes: (what: string) => `That pays for ${what}.`,
    saidOn: (day: string) => `The house said this on ${day}.`,
    listedOn: (day: string) => `From the public list of ${day}.`,
    unlisted:
      'The list does not say what it costs. Ask: “What do I pay on the first day, and what do I pay each week?”',
    unsaid: 'The house has not said what it costs. Ask: “What do I pay on the first day, and what do I pay each week?”',
  },
  who: {
    title: 'Who it is for',
    forWhom: (audiences: readonly Audience[]) =>
      audiences.includes('any')
        ? 'For anyone'
        : `For ${listingEn.list(audiences.map((audience) => listingEn.audiences[audience].many))}`,
    onlyUnsaid: (needs: string) => `Not stated: ${needs}`,
    askWhenYouCall: 'Ask when you call.',
    spoken: (languages: string) => `${languages} spoken`,
    askInSpanish: { unsaid: '', note: '' },
    known,
    own: '',
    ownListed: '',
  },
  rules: {
    title: 'Rules of the house',
    names: {
      curfew: 'Curfew',
      meetings: 'Meetings',
      work: 'Work or school',
      return_to_use: 'Return to use',
      visitors: 'Visitors',
      smoking: 'Smoking',
    },
    sober: 'Time sober before moving in',
    soberDays: (count: number) =>
      count === 0
        ? 'None. You can come straight from detox or a hospital.'
        : `${listingEn.number(count)} ${plural.select(count) === 'one' ? 'day' : 'days'}`,
    plain: (_written: string): string | null => null,
    curfew: { yes: 'There is one. Ask for the hour.', no: 'None' },
    unlisted: 'The list does not give the rules of the house. Ask when you call.',
    none: 'The house has not written down its rules here. Ask when you call.',
  },
  apply: {
    title: 'How to apply',
    steps: ({ takesTexts, moveIn, isOpen }: ApplyFacts) => [
      {
        title: takesTexts ? 'Call or text' : 'Call',
        text: isOpen ? 'Ask if a bed is still open.' : 'Ask when a bed may open, and if there is a waiting list.',
      },
      { title: 'Talk with the house', text: 'They tell you the rules. You tell them what you need.' },
      { title: 'See the house', text: 'Ask if you can come by. You may bring someone.' },
      {
        title: 'Move in',
        text: moveIn === null ? 'Ask what to bring and what to pay.' : `Bring ${moveIn}. Ask what else to bring.`,
      },
    ],
  },
  checked: checkedEn,
  about: {
    title: 'What the house says',
    listTitle: 'From the public list',
    website: 'Website of the house',
    email: 'Email the house',
  },
  where: {
    title: 'Where it is',
    alt: ({ name, city, state, isArea }: { name: string; city: string; state: string; isArea: boolean }) =>
      isArea
        ? `Map of ${state}. ${name} is in ${city}, somewhere in the circle. The point is near the house, not on it.`
        : `Map of ${state}. ${name} is in ${city}.`,
    exact: 'Call before you come.',
    area: 'The house keeps its street private. You get the address by phone.',
    hidden: 'The house keeps its place private. They tell you where it is when you call.',
    openInMaps: 'Open in your maps app',
    openOnWeb: 'Open on OpenStreetMap (another site)',
  },
  more: {
    title: 'Keep or send this page',
    print: 'Print',
    send: 'Send to a phone',
    sendText: 'As a text message',
    sendMail: 'By email',
    subject: 'A place to call',
    sends: 'Sending says only the name, the beds, the phone number and the address of this page.',
    correct: 'Suggest a correction',
    report: 'Report this page',
    grievance: 'File a grievance about this home',
  },
  unclaimed: {
    title: 'This listing is not claimed yet',
    text: 'It comes from a public list. No one from the house maintains this listing. Call to check.',
    claim: 'Is this your house? Claim it',
    noAsk: 'No one at this house reads messages here yet. Please call.',
  },
  ask: askEn,
  fix: fixEn,
  trouble: troubleEn,
  similar: {
    title: 'Similar homes with open beds',
    none: 'No home nearby for the same people says it has an open bed.',
    search: 'See all homes nearby',
    away: (miles: string) => miles,
  },
  full: { leadOn: 'See homes nearby that say they have a bed open' },
  gone: {
    title: 'No longer listed',
    text: 'This home left the list while you were reading. Do not count on a bed here.',
    of: (name: string) => `${name}: no longer listed`,
    similar: 'See similar homes with open beds',
    noAsk: 'This home left the list, so nobody reads messages for it here.',
  },
  lost: {
    title: 'There is no home at this address',
    text: 'It may have closed or left the list, or the address has a typo.',
    search: 'Find a home with an open bed',
    helpline: 'You can also call the SAMHSA helpline, 1-800-662-4357. It is free, day and night.',
    code: '404 Page Not Found',
  },
  failed: {
    title: 'This page did not load',
    text: 'It is our fault, not yours. Trying again often helps.',
    again: 'Try again',
  },
}

export type ResidenceWords = typeof residenceEn
export type CertificateWords = ResidenceWords['checked']['certificate']

function askAboutBeds(open: number | null, age: string, keepsWaitingList: boolean | null): string {
  if (open === null) return 'Do you have one open?'
  if (open === 0) {
    return keepsWaitingList === false
      ? 'I saw you are full. When may a bed open?'
      : 'I saw you are full. Can I be put on your waiting list?'
  }
  const seen = age === 'stale' ? 'I saw you had' : 'I saw you have'
  return `${seen} ${spellCount(open)} open. Is ${open === 1 ? 'it' : 'one'} still open?`
}
