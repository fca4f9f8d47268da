import { soFar } from './partnership/claims.ts'

export const brochure = {
  head: {
    title: 'Alliance Brochure',
    description:
      'Two pages to print and hand on: what a recovery residence is, what to ask on a first call, and who certifies in each state.',
  },
  printing: '2 pages on Letter paper. Black and white is fine.',
  title: 'How to find a good recovery residence',
  lead: 'For people in recovery, and for those who love them. Read it, keep it, hand it on.',
  residence: {
    title: 'What a recovery residence is',
    lines: [
      'It is a home where people in recovery live together, sober and supported. They pay for their place, keep the house rules and help each other.',
      'It is not a hospital. Most houses give no treatment; many people who live in one go to treatment, meetings, work or school.',
    ],
  },
  certificate: {
    title: 'What the certificate stands for',
    lines: [
      'NARR, the national alliance, writes the standard. It does not certify.',
      'The affiliate in your state does: it reads the papers of the house and visits it in person.',
      'It looks at 4 things: how the house is run, the building, the support for recovery, and being a good neighbor.',
      'A certificate ends, often after 1 or 2 years. Ask until when it holds.',
    ],
  },
  levels: {
    title: 'The 4 levels of support',
    note: 'A level says how much support there is, not how good the house is. Some states do not use all 4.',
    items: [
      { level: 'I', name: 'Peer-run', words: 'Residents run the house by vote. No paid staff.' },
      { level: 'II', name: 'Monitored', words: 'A house manager or senior resident. At least one paid role.' },
      {
        level: 'III',
        name: 'Supervised',
        words: 'An organization runs it, with trained staff and help with life skills.',
      },
      { level: 'IV', name: 'Service provider', words: 'Treatment in the house, licensed by the state.' },
    ],
  },
  firstCall: {
    title: 'What to ask on a first call',
    opening: 'Say who you are, and when you need a place. Then ask:',
    questions: [
      'Is a bed open? For whom: women, men, families?',
      'Are you certified? By whom, at what level, until when?',
      'What does a week cost, and what is in the price?',
      'Is there a deposit? What comes back if I leave?',
      'Are my medicines allowed, those for opioid use too?',
      'What are the rules: curfew, meetings, work, visitors?',
      'What happens after a return to use?',
      'What do I bring: ID, papers, a referral?',
    ],
    notes: 'Houses I called, and what they said',
  },
  crisis: {
    title: 'Help right now, free, day and night',
    lines: [
      { number: '988', to: 'tel:988', words: 'In a crisis: call or text 988' },
      { number: '1-800-662-4357', to: 'tel:18006624357', words: 'SAMHSA helpline, in English and Spanish' },
    ],
    danger: 'In danger, call 911.',
  },
  states: {
    title: 'Who certifies in each state',
    words:
      'Ask the affiliate which houses it has certified. It knows them. In some states an office of the state certifies or licenses too, or alone: Maryland, Nevada, New Hampshire and Utah are such states.',
    none: 'No NARR affiliate known yet',
    noAddress: 'no website published',
    since: 'Collected November 2026. Current list:',
  },
  numbers: { title: 'The partnership in numbers', claims: Object.values(soFar) },
  contact: {
    title: 'Ask us',
    words: 'We help you find the affiliate and the list of your state.',
    write: { words: 'Send a message', to: '/contact?topic=information#send' },
  },
} as const
