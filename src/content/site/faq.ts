import { inAndOut } from '#content/docs/today.ts'
import { staleDays, withdrawnDays } from '#domain/beds/bed-age.ts'
import type { FiledQuestion, Question } from '#domain/help/texts/apply-texts.ts'
import { operatorPromises } from './partnership/claims.ts'

const write = 'Email support'

export const faqPage = {
  title: 'Frequently asked questions',
  description:
    'Ten plain answers: what NARR certification means, what joining costs, who sees your data, and how a house gets on the list.',
  descriptionOfMore:
    'Plain answers: what NARR certification means, what joining costs, who sees your data, and how a house gets on the list.',
  lead: 'Ten plain answers, most of them for people who run houses.',
  leadOfMore: 'Plain answers, most of them for people who run houses.',
  seekers: { words: 'Looking for a place to live?', link: 'Find a home with an open bed', to: '/residences' },
  answer: {
    isOut: 'Your link names this question. It is not among those of the subject and the search.',
    link: 'Link to this answer',
  },
  finder: {
    label: 'Search the questions',
    submit: 'Search',
    subjects: 'Subjects',
    found: '{found} of {all} questions',
    showAll: 'Show all {all}',
    empty: {
      title: 'No questions found',
      hint: 'Try adjusting your search or category filter, or contact our support team.',
      write,
      clear: 'Clear search',
    },
  },
  others: 'Also asked',
  closing: {
    title: 'Not answered yet?',
    words: 'Write to us in your own words. A person answers within 24 hours.',
    write,
    help: 'Help Center',
  },
} as const

export type AnswerWords = typeof faqPage.answer
export type FinderWords = typeof faqPage.finder

const { setup, administration, funding, returns, migration } = operatorPromises

/** Exactly ten, one for each category (docs/specification.md, section 9). What they say of us has to be true. */
export const faqItems: readonly FiledQuestion[] = [
  {
    id: 'what-a-house-gains',
    category: 'Benefits',
    question: 'What does a recovery residence gain by joining?',
    answer: `Your houses stand in one national directory, beside the affiliate that certifies them. Families, hospitals and courts can find your phone number without knowing your name. You say how many beds are open, and each count shows when it was made, so people call you about beds that are there.

For operators the partnership names ${administration.shown} ${administration.says}, ${funding.shown} ${funding.says}, and ${returns.shown} ${returns.says}. These are program figures: the partnership’s own, and no promise for your house. The ROI calculator takes your own beds, fees and hours and shows every assumption, so you can judge for yourself.`,
    links: [
      { words: 'Open the ROI calculator', to: '/platform#roi' },
      { words: 'See what the platform does', to: '/platform' },
    ],
  },
  {
    id: 'what-it-costs',
    category: 'Pricing',
    question: 'What does it cost?',
    answer: `${setup.shown}: that is the price of setting up your profile, and of being listed. We ask for no card. People looking for a home pay nothing here and need no account.

Two other things can cost money. The first is certification. The affiliate in your state sets the fee: some ask an amount for each house, some for each bed, and at least one asks nothing at present. The second is what you use of the Behave Platform beyond your profile. You hear that price in a demo, for your number of houses, before you decide anything.`,
    links: [
      { words: 'Find who certifies in your state', to: '/directory' },
      { words: 'Schedule a demo', to: '/contact?topic=demo#send' },
    ],
  },
  {
    id: 'how-long-it-takes',
    category: 'Implementation',
    question: 'How long does it take to start, and what can we bring along?',
    answer: `There are four steps: claim your profile, set up your account, move your data, train your team. The account takes about 10 minutes. The program figure for migration is ${migration.shown}, and the page Getting started shows those weeks day by day.

Bring a spreadsheet, or an export of the system you use now. One row for each house is enough: name, address, phone, website, how many beds and for whom, fees, house rules. Leave out every column that may name a resident. We do not take such data, not even for a test. You can stop after any step.`,
    links: [
      { words: 'See the four weeks', to: '/getting-started#timeline' },
      { words: 'Start with step 1', to: '/getting-started#claim' },
    ],
  },
  {
    id: 'who-sees-resident-data',
    category: 'Security',
    question: 'Is anything about our residents public?',
    answer: `No. Nothing about a person who lives in a house is ever public. This site holds no health records and is not made for them.

Public is what you publish about the house: its name, town, phone, level of support and open beds. You choose how much of the address is shown: the street, the town with its ZIP code, or the town alone. If you do not show the street, it is on no page and no map.

The database itself keeps each organization’s rows apart from every other’s. Nobody outside has audited this software yet, and we would rather say so.`,
    links: [
      { words: 'Read how we protect data', to: '/security' },
      { words: 'Privacy Policy', to: '/privacy' },
    ],
  },
  {
    id: 'other-software',
    category: 'Integration',
    question: 'Does it work with the software we already use?',
    answer: `By file: yes. ${inAndOut.files} Any system that can save a spreadsheet will do.

By program: yes. ${inAndOut.programs} The documentation shows every call, and which of them will not change.

There is no link to health record systems. We do not want records about residents. If you need a certain system connected, tell us its name and what data should move. A person tells you whether it can be done before you spend time on it.`,
    links: [
      { words: 'Read the documentation', to: '/docs' },
      { words: 'Data by state', to: '/data' },
      { words: 'Ask about your system', to: '/contact?topic=support#send' },
    ],
  },
  {
    id: 'who-trains-us',
    category: 'Training',
    question: 'Who trains our team, and what if people change?',
    answer: `Someone from our team does, using your own houses. Plan about as long as for a demo: 30 to 60 minutes.

Begin with whoever answers the phone. The first thing to learn is to say how many beds are open, because a wrong number sends somebody to a door that stays shut. Those who manage come next: the profile, the address setting, who may sign in.

When people change, ask for another session. In between, call or write during support hours. For existing clients there is emergency support 24/7.`,
    links: [
      { words: 'Book team training', to: '/contact?topic=training#send' },
      { words: 'See support hours', to: '/contact' },
    ],
  },
  {
    id: 'what-certification-means',
    category: 'NARR Certification',
    question: 'What does NARR certification mean?',
    answer: `It means that the affiliate in your state has checked a house against the national standard. NARR writes that standard and does not certify. The affiliate reads the house’s papers, talks with the people who run it, and visits.

The standard has four parts: how the house is run, the building, recovery support, and being a good neighbor. There are four levels of support, from Level I, run by the residents, to Level IV, with clinical services.

A certificate belongs to one house, ends on a date, and can be lost. It does not guarantee a bed. So ask when you call: certified by whom, and until when?`,
    links: [
      { words: 'Check a certificate by its number', to: '/verify' },
      { words: 'Find who certifies in your state', to: '/directory' },
      { words: 'Get your house certified, step by step', to: '/help#get-certified' },
      { words: 'About the alliance and its standard', to: '/about' },
    ],
  },
  {
    id: 'what-is-collected',
    category: 'Data & Outcomes',
    question: 'What data is collected, and how fresh is it?',
    answer: `About each house: what you publish, and how many beds are taken. The house says that number itself. After ${staleDays} days the page asks people to call and confirm it. After ${withdrawnDays} days it is in no sum, and the page says “Call to ask”.

Outcomes tracking with recovery capital assessment is part of the Behave Platform. Recovery capital is what a person can build on: a home, work, health, people who stand by them. No answer of a resident is kept on this site.

You may ask what we hold about you, have it put right, or have it deleted. It costs nothing.`,
    links: [
      { words: 'Read what we keep, and for how long', to: '/privacy' },
      { words: 'See outcomes tracking', to: '/platform' },
    ],
  },
  {
    id: 'where-funding-comes-from',
    category: 'Funding',
    question: 'Can we get funding through the partnership?',
    answer: `We hand out no grants. We help you find and show what funders ask for.

Most public money for recovery housing goes through your state: State Opioid Response grants, block grants, opioid settlements and, in some states, HUD’s Recovery Housing Program. Medicaid can pay for services such as peer support, and not for rent. Several states give money or referrals to certified houses only, so your affiliate is the first to ask.

The program figure is ${funding.shown} ${funding.says}. It is the partnership’s own, and no promise. Funding opportunities are one of the features of the Behave Platform.`,
    links: [
      { words: 'Find your state affiliate', to: '/directory' },
      { words: 'See funding opportunities', to: '/platform' },
    ],
  },
  {
    id: 'what-we-need',
    category: 'Technical',
    question: 'What do we need to use it?',
    answer: `A phone or a computer with a browser of the last four years. There is nothing to install and nothing to set up.

You sign in with email and password, or with a passkey: your fingerprint, face or device code. The session ends 14 days after you were last here, and you can end it on every device yourself.

Public pages are light enough for a weak signal, read without JavaScript, and print. They work by keyboard, with a screen reader, with large text and in evening colors. If something does not work for you, tell us. We want to fix it.`,
    links: [
      { words: 'Read the documentation', to: '/docs' },
      { words: 'Tell us what does not work', to: '/contact?topic=support#send' },
    ],
  },
]

export const otherQuestions: readonly Question[] = [
  {
    id: 'how-to-find-a-home',
    category: null,
    question: 'I need a place to live. How do I find a sober living home with an open bed?',
    answer: `Type a ZIP code, town or county into the search. You see the homes near there that say a bed is open, how old that number is, what it costs to move in, and the phone number. You can ask for a home that takes your medicine, or that is certified. It is free, you need no account, and you do not have to tell your story.

Then call: a bed can be taken while you read. Your state’s page names who certifies homes there. If you find nothing, the SAMHSA helpline knows recovery services in every state, day and night: 1-800-662-4357. In a crisis, call or text 988.`,
    links: [
      { words: 'Find a home with an open bed', to: '/residences' },
      { words: 'What to ask on the first call', to: '/help' },
    ],
  },
  {
    id: 'for-the-press',
    category: null,
    question: 'I am a reporter. Which numbers may I use, and whom do I ask?',
    answer: `Data by state has what this site counts itself: homes, certified homes and open beds in each state, with a file for every day since counting began. It is under CC BY 4.0: use it freely, name this site, and say which day it is from. Houses report their own beds, and we do not inspect them.

Figures marked “program figure” are the partnership’s own claims. We have not counted them, so please say so where you use one. Homes marked as sample data are made up.

For questions, write to us with the contact form and give your deadline. A person answers within 24 hours. We tell nobody anything about a resident.`,
    links: [
      { words: 'Data by state', to: '/data' },
      { words: 'Write to us', to: '/contact?topic=press#send' },
    ],
  },
]
