import { operatorPromises, soFar, vision2025 } from './partnership/claims.ts'

const goals = Object.values(vision2025).map(({ shown, says }) => `${shown} ${says}`)

export const vision = {
  head: {
    title: 'NARR Vision',
    description: `The 2025 plan for recovery housing: ${goals.join(', ')}. Four quarters, five pillars, and how far each part has come.`,
  },
  hero: {
    title: 'NARR Vision: every good house, easy to find',
    lead: 'The 2025 plan of NARR and Behave Health: what it aims for, quarter by quarter, and how far each part has come.',
    reading: 'How to read this page',
    words:
      'This is the 2025 plan. Its figures come from the partnership and are not updated automatically. Live counts are in the directory.',
    ways: [
      { words: 'What a program figure is', to: '/about#numbers' },
      { words: 'What is counted now', to: '/directory' },
    ],
  },
  goals: {
    title: 'From here to there',
    from: 'So far',
    to: 'The 2025 vision',
    pairs: [
      { from: soFar.residences, to: vision2025.residences },
      { from: soFar.individuals, to: vision2025.lives },
      { from: soFar.states, to: vision2025.states },
    ],
  },
  roadmap: {
    title: '2025 roadmap',
    words: 'Each door is a quarter; its bar shows progress. Q3 and Q4 share one.',
    label: 'Progress by quarter',
  },
  pillars: {
    title: 'Five pillars hold it up',
    words: 'This is what the plan wants to be true in every state.',
    notice: 'You’ll see it when',
    rows: [
      {
        title: 'One standard',
        words:
          'The same 31 standards in every state, checked by people from that state. What “certified” means does not change at the border.',
        notice: 'a family can compare houses in two states.',
      },
      {
        title: 'A live directory',
        words: 'One list of houses. Each house says how many beds are open, and each count shows when it was made.',
        notice: 'the count you read is from today, not from last month.',
      },
      {
        title: 'Certificates you can check',
        words:
          'Who certified the house, at which level of support, and until when. If a certificate ends, the list says so.',
        notice: 'you can check a certificate yourself.',
      },
      {
        title: 'Outcomes, counted with care',
        words:
          'Check-ins and a measure of recovery capital, the things a person can build on: a home, work, friends, health. Nothing about a resident is ever public.',
        notice: 'a house knows what helps, and can show it.',
      },
      {
        title: 'Money that stays',
        words:
          'Grants, settlement money and state programs can pay for recovery housing. A house that shows what it does has something to ask with, and can plan past the next rent.',
        notice: 'a good house is still there in five years.',
      },
    ],
  },
  milestones: {
    title: 'Quarterly milestones',
    columns: { quarter: 'Quarter', reaches: 'Milestone', words: 'In plain words' },
    noQuarter: 'No quarter named',
    noMilestone: 'None of its own',
  },
  meaning: {
    title: 'What it means for you',
    readers: [
      {
        who: 'You look for a home',
        words:
          'You should not have to know whom to ask. Choose your state, see who certifies there, and call. A count of open beds is a reason to call. It is not a promise.',
        way: { words: 'Find your state', to: '/directory' },
      },
      {
        who: 'You run a house',
        words: `${operatorPromises.setup.shown} ${operatorPromises.setup.says}, and an ${operatorPromises.listing.shown.toLowerCase()} ${operatorPromises.listing.says}. You keep your own page up to date, and families see what you say.`,
        way: { words: 'See the four steps', to: '/getting-started' },
      },
      {
        who: 'You speak for a state',
        words:
          'You certify, as before. The list, the visits and the renewals can sit in one place, one step at a time.',
        way: { words: 'Talk about a partnership', to: '/contact?topic=partnership#send' },
      },
    ],
  },
  closing: {
    title: 'Help us open the next door.',
    words: 'Import your houses, or see which states are on the way.',
    start: 'Get Started',
    directory: 'NARR Directory',
  },
} as const
