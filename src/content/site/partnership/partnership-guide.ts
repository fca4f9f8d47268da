import { adoptionLevelName } from '#domain/states/adoption.ts'
import { operatorPromises, soFar } from './claims.ts'

const { setup, listing } = operatorPromises

export const partnershipGuide = {
  head: {
    title: 'Partnership Guide',
    description:
      'For state affiliates: what a partnership with NARR and Behave Health brings, what it asks, and how long it takes.',
  },
  printing: '4 pages on Letter paper. Black and white is fine.',
  title: 'Bring your state’s directory to the alliance',
  lead: 'For state affiliates, and for states that want one. What a partnership brings, what it asks, how long it takes.',
  brings: {
    title: 'What a partnership brings',
    items: [
      {
        title: 'People find the houses you trust',
        words: 'Families, hospitals and courts look in one place. Your name stands beside the houses you certify.',
      },
      {
        title: 'One list instead of five',
        words: 'Houses, levels and certificates stand in one list. Operators keep their own pages true.',
      },
      {
        title: 'Numbers you can take to the capitol',
        words: 'Houses and beds are counted the same way in every state. Each figure says where it comes from.',
      },
      {
        title: 'Help that stays',
        words: 'Training for your operators at the start, and people to ask after it.',
      },
    ],
  },
  asks: {
    title: 'What it asks of you',
    items: [
      'One person who speaks for the affiliate, and one who checks the list.',
      'The list you keep today. A spreadsheet is enough.',
      'A clear yes or no from you before a house is shown as certified.',
      'Word from you when a certificate ends or is taken back.',
      'A kind push: operators come when their own affiliate asks them.',
    ],
  },
  numbers: { title: 'The partnership in numbers', claims: Object.values(soFar) },
  levels: {
    title: 'Four levels, one after another',
    words:
      'A state starts with its list. Each level begins when the one before it is steady. Each one fills a corner of the state’s square.',
    level: 'Level {level}: {name}',
    share: '{level} of 4, {percent}%',
    opens: 'What opens',
    yours: 'What you do',
    items: [
      {
        level: 1,
        name: adoptionLevelName[1],
        opens: 'The page of your state, and the list of its recovery residences. Anybody can search it.',
        yours: 'Give us the houses you know, and check names, towns and phone numbers.',
      },
      {
        level: 2,
        name: adoptionLevelName[2],
        opens: 'Certification. A house shows its level of support, who certified it, and until when.',
        yours: 'Send us your decisions: certified, conditional, ended. You keep making them.',
      },
      {
        level: 3,
        name: adoptionLevelName[3],
        opens:
          'All providers of the state, not only the first ones. Each operator keeps its own page and its open beds.',
        yours: 'Invite every operator, and say who is who when two claim one house.',
      },
      {
        level: 4,
        name: adoptionLevelName[4],
        opens: 'Full integration with outcomes tracking: how people do over time, in sums and never by name.',
        yours: 'Agree with your operators on what is asked, how often, and who sees the sums.',
      },
    ],
  },
  timeline: {
    title: 'Typical timeline',
    words: 'Every bar counts from the start. Your own plan says the dates.',
  },
  examples: {
    title: 'Success examples',
    words: 'Three states the program names. Their pages say more.',
  },
  stays: {
    title: 'What stays with you',
    items: [
      {
        title: 'Your name',
        words: 'The state’s list carries your name and leads to your site. Names and marks belong to you.',
      },
      {
        title: 'Your data',
        words: 'Nobody buys it. Houses are public facts; nothing about a person who lives in one ever is.',
      },
      {
        title: 'Your decisions',
        words:
          'You certify, refuse and take back. NARR sets the standard and does not certify. We show what you decide.',
      },
    ],
  },
  pays: {
    title: 'Who pays what',
    figure: 'program promise',
    rows: [
      {
        who: 'An operator',
        what: `${setup.shown} ${setup.says}; ${listing.shown.toLowerCase()} ${listing.says}`,
        isFigure: true,
      },
      { who: 'Your certification fees', what: 'You set them, and they are yours', isFigure: false },
      { who: 'A state or its affiliate', what: 'Not published. Ask us, and ask for it in writing', isFigure: false },
    ],
  },
  checklist: {
    title: 'What to have ready',
    words: 'Nobody has all of it on the first day. Tick what you have, and bring the rest later.',
    notes: 'Questions for our first call',
    groups: [
      {
        title: 'Your list',
        items: [
          'For each house: name, operator, town, phone, level of support',
          'For each house: beds, and for whom they are',
          'How much of each address may be shown: all of it, the area, or just the town',
        ],
      },
      {
        title: 'Your certificate',
        items: [
          'What is printed on it: house, operator, address, beds permitted, level, number, day of issue',
          'How long it holds, and when renewal begins',
          'Your words for each step: applied, inspected, conditional, certified, ended',
        ],
      },
      {
        title: 'What you ask of operators',
        items: [
          'Papers: entity, insurance with the home’s address on it, the owner’s permission',
          'Policies, house rules, resident agreement, staffing plan, weekly schedule, signed code of ethics',
          'For each house: evacuation map and safety self-assessment',
          'Local numbers, such as people per bathroom',
        ],
      },
      {
        title: 'Your state',
        items: [
          'Your fees, if there are any',
          'How a grievance reaches you, and who hears it',
          'What the law asks: license, registry, who may refer to whom',
          'Who else certifies in your state',
        ],
      },
    ],
  },
  contact: {
    title: 'Talk to us',
    words: 'One call is enough to start. Tell us which state you speak for.',
    ask: { words: 'Start a partnership discussion', to: '/contact?topic=partnership#send' },
  },
} as const
