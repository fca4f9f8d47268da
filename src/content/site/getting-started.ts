import { withdrawnDays } from '#domain/beds/bed-age.ts'
import { affiliateDays } from '#domain/claims/claim.ts'
import { operatorPromises } from './partnership/claims.ts'

const { setup, listing, migration } = operatorPromises

const signInFirst = 'asks you to sign in, or to set up your account first.'

type StepWay = { words: string; to: string }

export type Step = {
  /** Also what the button leads to (docs/specification.md, ruling 4). */
  id: 'claim' | 'account' | 'import' | 'training'
  title: string
  short: string
  words: string
  needs: readonly string[]
  time: string
  /** The time is the partnership's own figure. */
  isClaim?: boolean
  help: string
  way: StepWay
  other: StepWay
  note?: string
}

/** Weekdays, 1 is Monday. `long` only where there is more to move. */
export type WeekSpan = { step: 1 | 2 | 3 | 4; from: 1 | 2 | 3 | 4 | 5; days: 1 | 2 | 3 | 4 | 5; long?: boolean }

export type Week = { name: string; title: string; words: string; stretches: readonly WeekSpan[]; live?: string }

export const gettingStarted = {
  head: {
    title: 'Getting started',
    description:
      'Four steps to get your recovery residences on the list: claim your profile, set up your account, move your data, train your team.',
  },
  title: 'Get on the list in four steps',
  lead: 'Here is what each step asks of you, how long it takes and who helps. You can stop after any of them.',
  claims: { label: 'What you are promised', list: [setup, listing, migration] },
  stepsLabel: 'The four steps',
  labels: { needs: 'What you need', time: 'How long it takes', figure: 'program figure', help: 'Who helps' },
  steps: [
    {
      id: 'claim',
      title: 'Find and claim profile',
      short: 'Claim',
      words: 'Your house may be on the list already. Search for it, say that it is yours, and prove it.',
      needs: [
        'The name and town of each house',
        'A phone or an email that people know belongs to the house',
        'The certificate, if there is one. You can start without.',
      ],
      time: `Plan 15 minutes. Where a person decides, up to ${affiliateDays} days.`,
      help: 'Our support. Where a house is in doubt, the affiliate in your state.',
      way: { words: 'Claim your profile', to: '/workspace/claims' },
      other: { words: 'Claim by message', to: '/contact?topic=claim#send' },
      note: `The button asks you to sign in. A code to the email or phone of the listing proves it in minutes. Anything else your affiliate decides within ${affiliateDays} days.`,
    },
    {
      id: 'account',
      title: 'Set up account',
      short: 'Account',
      words: 'One account for the organization that runs the houses: five lines, and no card.',
      needs: [
        'The name your houses run under',
        'Your own name and an email address you can open now',
        'A password. Four random words are good.',
      ],
      time: 'Plan 10 minutes. Open the link we email you within 24 hours.',
      help: 'Most people don’t need help here. If no email comes, write or call.',
      way: { words: 'Set up account', to: '/sign-up' },
      other: { words: 'Ask for help with it', to: '/contact?topic=support#send' },
    },
    {
      id: 'import',
      title: 'Data migration',
      short: 'Data',
      words: 'Bring your houses and beds over from a spreadsheet, or from an export of the system you use now.',
      needs: [
        'One row for each house: name, address, phone, beds and for whom',
        'Somebody who knows the houses, for our questions',
        'No column that may name a resident. Leave those out; we do not take them.',
      ],
      time: `${migration.shown} ${migration.says}. Your part is to answer questions.`,
      isClaim: true,
      help: 'Our support goes through the rows that raise a question, with you.',
      way: { words: 'Import your data', to: '/workspace/import' },
      other: { words: 'Ask about your system', to: '/contact?topic=support#send' },
      note: '“Import your data” asks you to sign in. You see what would happen before anything is saved.',
    },
    {
      id: 'training',
      title: 'Team training',
      short: 'Team',
      words: 'The first thing to learn is to say how many beds are open: one tap, from a phone.',
      needs: [
        'Whoever answers the phone and knows which beds are open',
        'A phone or a computer for each of them',
        'Your own houses on the screen',
      ],
      time: 'Plan 30 to 60 minutes, as for a demo. New people get a session of their own later.',
      help: 'A person on our team, then support by phone and email.',
      way: { words: 'Book team training', to: '/contact?topic=training#send' },
      other: { words: 'Invite your team', to: '/workspace/team' },
      note: `“Invite your team” ${signInFirst}`,
    },
  ] satisfies readonly Step[],
  timeline: {
    title: 'Four weeks, day by day',
    words:
      'A few houses in one tidy spreadsheet take the fast track, 2 weeks. Many houses, or several systems, take the full track, up to 4.',
    solid: 'Solid: fast track, 2 weeks',
    long: 'Hatched: more days on the full track, up to 4 weeks',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    weeks: [
      {
        name: 'Week 1',
        title: 'Claim and account',
        words: 'You claim your houses and set up the account. On Thursday we begin with your spreadsheet.',
        stretches: [
          { step: 1, from: 1, days: 2 },
          { step: 2, from: 3, days: 1 },
          { step: 3, from: 4, days: 2 },
        ],
      },
      {
        name: 'Week 2',
        title: 'The rows move in',
        words: 'You look through what we moved. With few houses the team is trained by Friday.',
        stretches: [
          { step: 3, from: 1, days: 3 },
          { step: 3, from: 4, days: 2, long: true },
          { step: 4, from: 4, days: 2 },
        ],
        live: 'Live, on the fast track',
      },
      {
        name: 'Week 3',
        title: 'When there is more',
        words: 'More houses, or a second system. Rows with a question wait for you; the others move on.',
        stretches: [{ step: 3, from: 1, days: 5, long: true }],
      },
      {
        name: 'Week 4',
        title: 'Last rows, then the team',
        words: 'The last questions are settled, and the team learns on its own houses.',
        stretches: [
          { step: 3, from: 1, days: 3, long: true },
          { step: 4, from: 4, days: 2, long: true },
        ],
        live: 'Live, on the full track',
      },
    ] satisfies readonly Week[],
  },
  deal: {
    title: 'Before you start',
    parts: [
      {
        title: 'What it costs',
        words:
          'Profile and listing cost nothing, and nobody asks for a card. What you use of the Behave Platform beyond them has a price: you hear it in the demo, for your houses, before you decide. Your affiliate sets its own fee for the certificate.',
        way: { words: 'More about cost', to: '/faq#what-it-costs' },
      },
      {
        title: 'If you stop',
        words: `Stop after any step; nothing falls due. Your listing stays until you ask us to take it down. A bed count you no longer renew is withdrawn after ${withdrawnDays} days, so nobody comes for a bed that is gone. Ask us, and we delete what we hold about you.`,
        way: { words: 'What we keep, and how long', to: '/privacy' },
      },
      {
        title: 'What people looking for a home see meanwhile',
        words:
          'Your state’s page, and the affiliate they can call. A house that has not said how many beds are open shows no number: the page says “Call to ask”. Nothing is guessed, and nothing is public before you publish it. Your first house then waits for one check, which a claim with a code settles in minutes.',
        way: { words: 'See your state’s page', to: '/directory' },
      },
    ],
  },
  support: {
    title: 'Somebody helps you with every step',
    sample: 'sample',
    ways: [
      {
        type: 'phone',
        icon: 'phone',
        title: 'Phone',
        words: 'For a question that has one answer. Have the name of the house at hand.',
        to: 'tel',
        action: 'Call support',
      },
      {
        type: 'chat',
        icon: 'message',
        title: 'Chat',
        words: 'Write a line, as you would in a chat. A person answers within 24 hours.',
        to: '/contact?topic=chat#send',
        action: 'Write to us',
      },
      {
        type: 'demo',
        icon: 'calendar',
        title: 'Demo',
        words: '30 to 60 minutes: your questions, our screen.',
        to: '/contact?topic=demo#send',
        action: 'Schedule a demo',
      },
    ],
    hours: 'Support hours',
    emergency: 'Emergency support 24/7 for existing clients.',
  },
  closing: {
    title: 'Put your porch light on.',
    words: 'Begin with the profile. Setting it up is free, and you can stop at any time.',
    start: { words: 'Set up a free profile', to: '/sign-up' },
    faq: { words: 'Read what others asked', to: '/faq' },
  },
} as const
