import { inAndOut } from '#content/docs/today.ts'
import { operatorPromises, promisedFeatures } from '#content/site/partnership/claims.ts'
import { withdrawnDays } from '#domain/beds/bed-age.ts'

const { administration, funding: extraFunding, returns, migration } = operatorPromises
const [beds, outcomes, funding, mobile, analytics, notifications, integrations] = promisedFeatures

export const platform = {
  head: {
    title: 'Transform Your Operations',
    crumb: 'Behave Platform',
    description:
      'What the Behave Platform does for people who run recovery residences. Try each part with sample numbers, and work out the return with your own.',
  },
  opening: {
    lead: 'For people who run recovery residences. Enter it once; your listing, phone and reports stay in sync. These are the parts the platform promises; the documentation says',
    today: { words: 'which of them run today', to: '/docs#today' },
    start: 'Get Started',
    contact: 'Talk to us',
    roi: 'Work out your return',
  },
  features: {
    title: 'One number, everywhere it is needed',
    lead: 'This house has 8 beds.',
    tryIt: 'Open or fill one, and watch the rest of the page follow.',
    sample: 'Harbor Row House is made up. Nothing you try here is sent or kept.',
    residence: 'Harbor Row House',
    beds: {
      title: beds,
      words: `You say how many beds are open, and the count shows when you said so. Callers see the number you see. A number not confirmed for ${withdrawnDays} days is taken down automatically.`,
      said: { earlier: 'Said 3 hours ago', now: 'Said just now' },
      stepper: {
        label: 'Beds open at {name}',
        fewer: 'One fewer bed open at {name}',
        more: 'One more bed open at {name}',
        unit: 'open',
      },
    },
    mobile: {
      title: mobile,
      words: 'The bed board is on your phone. One tap updates a count.',
      phone: {
        label: 'The night board on a phone, with sample data',
        title: 'Beds tonight',
        still: 'Still right',
        others: [
          { name: 'Juniper Porch', available: 1, total: 4, age: { grade: 'ageing', words: 'Said 2 days ago' } },
          { name: 'Lantern Hill', available: 4, total: 16, age: { grade: 'fresh', words: 'Said 5 hours ago' } },
        ],
        tabs: [
          { icon: 'bed', words: 'Board' },
          { icon: 'house', words: 'Houses' },
          { icon: 'message', words: 'Messages' },
        ],
      },
    },
    notifications: {
      title: notifications,
      words: 'Now and then it asks if your number still holds. You can answer without opening anything else.',
      nudge: {
        ask: '{open} open, still right?',
        askFull: 'Full, still right?',
        stepper: {
          label: 'Beds open at {name}, in the notification',
          fewer: 'One fewer bed open, in the notification',
          more: 'One more bed open, in the notification',
          unit: 'open',
        },
        yes: 'Yes',
        done: 'Done',
        change: 'Change',
        full: 'Full',
        thanks: 'Thank you',
        toast: '{name}: {open}/{total} available, said just now.',
        said: 'You said {open}/{total} available, just now.',
      },
    },
  },
  outcomes: {
    title: outcomes,
    words:
      'Recovery capital is what a person can lean on to stay well: people, a home, work, health, a reason to get up. A short check-in every few months shows if it grows.',
    privacy:
      'What a person answers belongs to that person, and this site keeps none of it. A chart such as this one shows a whole house, never somebody.',
    sample: 'The house and its numbers are made up. A real check-in uses a published scale, word for word.',
    checkIn: {
      question: 'A check-in, for the house as a whole',
      now: 'Today',
      sum: 'of {most} today',
      outOf: 'out of {most}',
      same: 'The same as at move-in',
      more: '{count} more than at move-in',
      fewer: '{count} fewer than at move-in',
      chart: 'Check-ins of the house: {points}.',
    },
    areas: [
      { id: 'people', words: 'People to turn to', value: 4 },
      { id: 'home', words: 'A safe home', value: 5 },
      { id: 'work', words: 'Work or school', value: 3 },
      { id: 'health', words: 'Health', value: 4 },
      { id: 'purpose', words: 'A reason to get up', value: 4 },
    ],
    /** Sums of earlier check-ins, out of 30. */
    before: [
      { when: 'Start', sum: 12 },
      { when: '3 mo.', sum: 14 },
      { when: '6 mo.', sum: 17 },
      { when: '9 mo.', sum: 16 },
    ],
  },
  funding: {
    title: funding,
    words:
      'Money for recovery housing comes from many places, each with rules of its own. The platform keeps them in one list, with what each can pay for.',
    sample:
      'These are kinds of funding, not offers. Your affiliate knows what your state pays for, and what is open now.',
    list: { label: 'Kinds of funding', count: '{shown} of {all} kinds', paysFor: 'Can pay for: {uses}' },
    uses: [
      { value: 'all', words: 'All' },
      { value: 'rent', words: 'Rent and fees' },
      { value: 'staff', words: 'Staff and services' },
      { value: 'house', words: 'The house itself' },
    ],
    kinds: [
      {
        name: 'State Opioid Response grants',
        uses: ['rent', 'staff'],
        words: 'Federal money to each state. It reaches a house through the state agency or a partner of it.',
      },
      {
        name: 'Block grant for prevention, treatment and recovery',
        uses: ['staff', 'house'],
        words:
          'Every state has one. What it does for recovery housing stands in the state’s plan; some states lend from it to start a group home.',
      },
      {
        name: 'HUD Recovery Housing Program',
        uses: ['rent', 'house'],
        words:
          'For some states: leases, rent, utilities, buying or repairing a house. Support for one person lasts up to 2 years.',
      },
      {
        name: 'Opioid settlement money',
        uses: ['rent', 'staff', 'house'],
        words: 'Recovery housing is named as an approved use. States, counties and cities decide, each in its own way.',
      },
      {
        name: 'Medicaid',
        uses: ['staff'],
        words: 'Pays for services such as peer support. It does not pay rent.',
      },
      {
        name: 'Vouchers and scholarship beds',
        uses: ['rent'],
        words: 'Help a person with the fee for a while. Many go to certified houses only.',
      },
    ],
  },
  analytics: {
    title: analytics,
    words:
      'How full you are, and how long a bed stands empty. Two questions a funder asks first, answered from the counts you already keep.',
    sample: 'Twelve months of a made-up house.',
    choose: 'What to count',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    measures: [
      {
        value: 'filled',
        words: 'Beds filled',
        unit: '%',
        top: 100,
        values: [71, 69, 74, 78, 76, 81, 84, 82, 85, 88, 86, 89],
        says: 'From 71% in January to 89% in December.',
      },
      {
        value: 'days',
        words: 'Days to fill a bed',
        unit: '',
        top: 24,
        values: [21, 22, 19, 18, 18, 15, 14, 15, 12, 11, 12, 10],
        says: 'From 21 days in January to 10 in December.',
      },
    ],
  },
  integrations: {
    title: integrations,
    words: `${inAndOut.files} ${inAndOut.programs} HSDS is the open format that helplines and directories read. Here is how it looks.`,
    sample: 'Files and counts are made up. The open beds are those of the house above.',
    again: 'Run again',
    log: {
      label: 'What went in and out',
      in: { name: 'CSV in', words: 'Run {run}: beds.csv, 12 rows read, 12 taken, 0 refused' },
      out: { name: 'HSDS feed out', words: 'Run {run}: {name}, {open} of {total} beds available' },
    },
  },
  roi: {
    title: 'What it should bring you',
    words: 'These are the program’s targets for an operator, not a promise for your house.',
    request: 'Request ROI Analysis',
    assumption: `They assume that all your houses move in, which takes ${migration.shown}, and that gains grow over the first ${returns.shown}. Put in your own numbers and see.`,
    claims: [administration, extraFunding, returns],
  },
  moving: {
    title: `Moving in takes ${migration.shown}`,
    words: 'You bring a list of houses and beds. We help you check it. Your people learn one screen.',
    link: 'See it week by week',
    stepsLabel: 'The way in',
    steps: ['Find and claim your profile', 'Set up your account', 'Bring your data', 'Train your team'],
  },
  data: {
    title: 'Who sees what',
    rows: [
      { who: 'Everybody', what: 'What you publish: the house, its certificate, its open beds, how to reach you.' },
      {
        who: 'Your team',
        what: 'Your own houses, numbers and messages. The database itself keeps them from other operators.',
      },
      { who: 'Your choice', what: 'How much of an address is shown: all of it, only the area, or just the town.' },
      {
        who: 'Nobody outside',
        what: 'Anything about a person who lives with you. It is never public, and we ask for no health records here.',
      },
    ],
    privacy: 'Privacy Policy',
    security: 'Security',
    check: 'Check a certificate',
  },
  closing: {
    title: 'Leave a light on.',
    words: 'Claim your houses today. The profile is free and the listing is immediate.',
    start: 'Get Started',
    contact: 'Contact',
  },
} as const

export type PlatformWords = typeof platform
