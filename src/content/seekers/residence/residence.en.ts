import type { BedAge } from '#domain/beds/bed-age.ts'
import type { CertificateStanding } from '#domain/certification/certificate/certificate.ts'
import type { CertificationLaw } from '#domain/certification/certificate/certifying.ts'
import { type AnswerTime, measuredDays } from '#domain/inquiries/answer-time.ts'
import { inquiryDays } from '#domain/inquiries/inquiry.ts'
import { capitalized } from '#domain/language/capital.ts'
import { longDay } from '#domain/language/dates.ts'
import type { Language } from '#domain/language/language.ts'
import { offlineWords } from '#domain/language/offline-words.ts'
import type { Audience } from '#domain/residence/residence.ts'
import { listingEn } from './listing.en.ts'

export type ApplyFacts = { takesTexts: boolean; moveIn: string | null; isOpen: boolean }

export type BedsSaid = { open: number | null; age: BedAge; keepsWaitingList: boolean | null }

const plural = new Intl.PluralRules('en-US')
const spelled = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const inWords = (count: number) => spelled[count] ?? listingEn.number(count)

const known: Readonly<Record<string, string>> = {
  'Heat and power': 'heat and power',
  Wifi: 'wifi',
  Laundry: 'laundry',
  'Food basics': 'food basics',
  'Drug tests': 'drug tests',
  Parking: 'parking',
}

/** Reading grade 6 or lower. */
export const residenceEn = {
  day: (isoDay: string) => longDay(isoDay),
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
    away: (miles: string) => `${capitalized(miles)} away.`,
    call: (phone: string) => `Call ${phone}`,
    callWaiting: (phone: string) => `Call ${phone} about the waiting list`,
    text: 'Text',
    mayGo: 'A bed can be taken while you read this. Call to be sure.',
    mayOpen: 'Full now. A bed can open any day, so it is worth a call.',
    opens: (beds: number, day: string) =>
      `${beds === 1 ? '1 bed is expected to open' : `${beds} beds are expected to open`} ${day}. Call about it.`,
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
      ['“Hi, my name is ', null, '. I am looking for a bed for ', null, `. ${ofBeds(open, age, keepsWaitingList)}”`],
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
  checked: {
    title: 'Who checked this house',
    levels: {
      1: 'The residents run the house and decide by vote.',
      2: 'A house manager or a senior resident runs the house. At least one role is paid.',
      3: 'An organization runs the house, with a manager and trained staff.',
      4: 'An organization with clinical staff runs the house. Treatment is provided in the house.',
    },
    noLevel: 'Four levels say how much help there is in a house. This one has not said which it is.',
    staff: {
      none: 'No paid staff.',
      visits: 'Staff visit.',
      evenings: 'Staff are there in the evening.',
      day_and_night: 'Staff are there day and night.',
    },
    certificate: {
      title: (standing: CertificateStanding, day: string) => {
        const on = day === '' ? '' : ` ${day}`
        return {
          holds: 'Certified to the NARR standard',
          ended: `Certificate ended${on}`,
          suspended: `Certificate suspended${on}`,
          withdrawn: `Certificate withdrawn${on}`,
          unconfirmed: `Certificate to be confirmed${day === '' ? '' : ` since ${day}`}`,
          never: 'Not certified',
        }[standing]
      },
      text: (standing: CertificateStanding, by: string | null) =>
        ({
          holds: `${by === null ? '' : `By ${by}. `}NARR writes the standard. The state affiliate inspects the house and certifies it.`,
          ended: 'This house is not certified now. Nobody has said whether it will be renewed.',
          suspended: 'The affiliate is looking into it. Until it decides, this house is not certified.',
          withdrawn: 'The affiliate took it back. This house is not certified.',
          unconfirmed:
            'The house moved or has another operator since it was certified. Until the affiliate confirms it, this house is not certified.',
          never:
            'There is no certificate of this house on file. That does not mean the house is bad. Ask who inspects it, and visit before you pay.',
        })[standing],
      timed: (by: string | null) =>
        `${by === null ? '' : `By ${by}. `}The state affiliate certified this house for a time, while it works on conditions. It is not a full certificate. Ask the house what is left to do.`,
      level: 'Level of support',
      levelWas: 'Level it had',
      number: 'Number',
      issued: 'Issued',
      ends: 'Last day',
      ended: 'Ended',
      noNumber: 'The number is not on file here. Ask the house to show you its certificate.',
      check: 'How to check it',
      verify: 'Check the number of this certificate',
      checkBy: (affiliate: string) => `Ask ${affiliate} for the number and the date:`,
      ask: 'Ask the affiliate',
      askAbout: (affiliate: string) => `Ask ${affiliate} about this certificate:`,
      askState: (state: string) => `Who to ask in ${state}`,
      wrong: 'Something wrong here?',
      complain: (affiliate: string | null) =>
        affiliate === null
          ? 'No affiliate is known in this state. Write to us. We do not pass your complaint to the house.'
          : `Tell ${affiliate}. It can inspect the house. If you cannot reach it, write to us. We do not pass your complaint to the house.`,
      write: 'Write a complaint',
      law: (law: CertificationLaw, state: string) =>
        ({
          required: `In ${state}, the law requires recovery residences to be certified. Some kinds of houses may be exempt.`,
          referrals: `In ${state}, the law limits who may refer people to a house that is not certified.`,
          money: `In ${state}, a house must be certified to get state money.`,
        })[law],
      others: 'Show certified homes nearby',
    },
    listed: (day: string) => `From a public list, ${day}.`,
    looked: (day: string) => `Last reviewed by the house on ${day}.`,
    levelsLink: 'What the four levels mean',
    office: 'Its office:',
    runBy: (organization: string) => `Run by ${organization}.`,
  },
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
  ask: {
    title: 'Ask about a bed',
    lead: 'No account needed. Only this house will see it. You get a private link to follow it or delete it.',
    name: 'Name or nickname',
    by: 'Answer me by',
    ways: { text: 'Text', call: 'Call', email: 'Email' },
    phone: 'Your phone',
    phoneHelp: 'A text from the house should say only “The place you asked about has answered.”',
    email: 'Your email',
    emailHelp: 'Use one that nobody else opens.',
    when: 'When do you need it',
    needed: { tonight: 'Tonight', this_week: 'This week', later: 'Later' },
    message: 'Message',
    optional: '(optional)',
    messageHelp: 'Please leave health details out. You can tell them on the phone.',
    submit: 'Ask about a bed',
    noPromise: 'For tonight, calling is faster. Asking does not hold a bed.',
    kept: `Nothing you type here is kept until you send it. We delete it after ${inquiryDays} days, or sooner if you do.`,
    trap: 'Leave this empty',
    link: 'Send me the private link',
    linkHelp: 'By email or text, whichever you chose above. It says only “Your private link” and the address.',
    linkByEmail: 'To the email above. It says only “Your private link” and the address.',
    usually: ({ unit, count }: AnswerTime) =>
      count === 1
        ? `Usually answers within ${unit === 'hour' ? 'an hour' : 'a day'}.`
        : `Usually answers within ${count} ${unit}s.`,
    measured: `Measured over the last ${measuredDays} days. It is not a promise.`,
    wait: {
      title: 'This house keeps a waiting list',
      waiting: (people: number) =>
        people === 0
          ? 'Nobody is waiting now.'
          : people === 1
            ? '1 person is waiting now.'
            : `${listingEn.number(people)} people are waiting now.`,
      choice: 'Put me on the waiting list',
      help: 'You will be added to the end of the list. Your private link shows your place. The house asks you now and then if you still want one. We keep what you send as long as you wait.',
      forWhom: 'Who is the bed for?',
      choose: 'Choose one',
    },
  },
  fix: {
    title: 'Suggest a correction',
    lead: 'Is something on this page wrong or old? Tell us. It goes to the house and to the people who run this site.',
    leadUnclaimed: 'Is something on this page wrong or old? Tell us. It goes to the people who run this site.',
    message: 'What is wrong?',
    email: 'Your email',
    emailHelp: 'Only if you want an answer.',
    submit: 'Send the correction',
  },
  trouble: {
    title: 'It was not sent yet',
    problems: {
      missing: 'This is missing.',
      not_a_phone: 'This does not look like a phone number. Use digits, like 501-555-0142.',
      not_an_email: 'This does not look like an email address.',
      too_long: 'This is too long.',
      unseen: 'This has a character that cannot be shown. Type it again.',
      not_a_choice: 'Please choose one.',
      no_list: 'This house no longer keeps a waiting list. Press the button again to ask without it.',
      hidden: 'Your browser filled in a hidden field. It is empty again. Please send once more.',
    },
    missing: {
      phone: 'Write a phone number, so that the house can answer.',
      email: 'Write an email address, so that the house can answer.',
      message: 'Write what is wrong.',
      audience: 'Who is the bed for? Please choose one.',
    },
    tooMany: 'Many questions came from your network in the last hour. Please call, or try again later.',
    sentBefore: 'This form was sent before with other words. Press the button again to send these too.',
    notClaimed: 'No one at this house reads messages here yet. Please call.',
    offline: offlineWords.en,
    unreached: 'We cannot reach our server right now. Nothing you wrote is lost.',
    callInstead: 'Try again, or call the house:',
    later: 'Try again in a minute.',
    sending: 'Sending ...',
    again: 'Try again',
    failed: 'Something went wrong on our side. Nothing you wrote is lost. Please try again, or call.',
  },
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

function ofBeds(open: number | null, age: string, keepsWaitingList: boolean | null): string {
  if (open === null) return 'Do you have one open?'
  if (open === 0) {
    return keepsWaitingList === false
      ? 'I saw you are full. When may a bed open?'
      : 'I saw you are full. Can I be put on your waiting list?'
  }
  const seen = age === 'stale' ? 'I saw you had' : 'I saw you have'
  return `${seen} ${inWords(open)} open. Is ${open === 1 ? 'it' : 'one'} still open?`
}
