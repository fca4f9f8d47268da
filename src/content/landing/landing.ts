import { nearEn } from '#content/search/near.en.ts'
import { operatorPromises, soFar, vision2025 } from '#content/site/partnership/claims.ts'
import { whichNumber } from '#content/site/which-number.ts'
import { quiltMap } from '#content/states/directory/quilt-map.ts'
import { formatCount } from '#domain/language/numbers.ts'

export const landing = {
  head: {
    title: 'NARR + Behave Health: find a certified recovery residence',
    description:
      'See who certifies recovery residences (sober living homes) in your state, how many beds are open, and who answers the phone. From NARR and Behave Health.',
  },
  boardTitle: 'Your board',
  signedOut: 'You are signed out on this device.',
  accountDeleted: 'Your account is deleted, and you are signed out on this device.',
  hero: {
    title: 'A safe place to live changes everything.',
    lead: 'Find a recovery residence (a sober living home) near you, see which ones have an open bed, and who answers the phone.',
    seek: {
      title: 'I need a home',
      words: 'It is free, and you need no account.',
      near: { label: 'Use my location', words: nearEn },
    },
    run: {
      title: 'I run a residence',
      words: 'Say how many beds are open, from your phone, in one tap. Free for every house.',
      start: 'Add or claim your house',
      signIn: 'Sign in',
    },
  },
  street: {
    label: 'A street of twelve houses in the evening, a lamp lit beside each door.',
    lit: (windows: number, bedsPerLight: number) =>
      ` ${formatCount(windows, 'window is lit', 'windows are lit')}, one for every ${bedsPerLight === 1 ? 'open bed' : `${bedsPerLight} open beds`}.`,
    lamps: 'The porch lamps are on.',
    windows: 'Windows light up as open beds are counted.',
    sample: 'Homes and beds are made up.',
    none: (homes: string) => `No bed is said to be open in ${homes}.`,
    toConfirm: (beds: string, homes: string) => `${beds} to confirm in ${homes}.`,
    each: (beds: string) => `Each light is ${beds}.`,
    open: (beds: string, homes: string) => `${beds} open in ${homes}`,
    more: (beds: string) => `, ${beds} more to confirm`,
    home: ['home', 'homes'],
    openBed: ['open bed', 'open beds'],
    bed: ['bed', 'beds'],
  },
  soFar: {
    title: 'The partnership in numbers',
    opening: 'The partnership so far.',
    words: 'NARR sets the standard, state affiliates inspect, Behave Health keeps the list.',
    claims: Object.values(soFar),
  },
  whichNumber,
  about: {
    title: 'A good house is a kept promise. We help keep it.',
    words:
      'A recovery residence is a home where people in recovery live together, sober and supported. Some are excellent. The hard part is knowing which. NARR wrote the national standard; the affiliate in your state checks houses against it.',
    link: 'About the alliance',
    verify: 'Check a certificate by its number',
    proofs: [
      {
        title: 'Visited in person',
        words: 'A house is certified after the state affiliate has been there, not from a form alone.',
      },
      {
        title: 'Beds counted by the house',
        words: 'The house itself says how many beds are open. Every count shows when it was made.',
      },
      {
        title: 'We say what we don’t know',
        words: 'Where we have no figure the page says “Not reported yet”. We do not guess.',
      },
    ],
  },
  directory: {
    title: 'The directory, state by state',
    quilt: quiltMap,
    words:
      'Each square is a state. Each filled corner is one part of the directory that is live: the list, certification, all providers, outcomes.',
    link: 'NARR Directory',
    browse: 'Browse states',
  },
  vision: {
    title: 'Our 2025 goals',
    link: 'Read the 2025 Vision',
    quarters: 'The four quarters',
    claims: Object.values(vision2025),
  },
  operators: {
    title: 'If you run a residence, here’s what you get',
    words: 'Claim your houses once. Then update the page families see from your phone, in seconds.',
    start: 'Get Started',
    signIn: 'Sign in',
    steps: ['Find and claim your profile', 'Set up your account', 'Move your data', 'Train your team', 'Go live'],
    stepsLabel: 'How to join',
    promisesLabel: 'What the Behave Platform promises',
    claims: Object.values(operatorPromises),
  },
  contact: {
    title: 'Talk to a person.',
    seek: {
      title: 'I need a home now',
      words:
        'Look for homes with an open bed and call one. If nobody answers, the SAMHSA helpline does: free, day and night, in English and Spanish.',
      search: 'Find a home',
      helpline: 'Call 1-800-662-4357',
    },
    run: {
      title: 'I run a residence',
      words: 'A demo takes 30 to 60 minutes: we show you the platform and answer your questions.',
      demo: 'Schedule a Demo',
    },
  },
} as const
