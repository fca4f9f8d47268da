import { staleDays, withdrawnDays } from '#domain/beds/bed-age.ts'
import type { HelpArticle } from '#domain/help/help-article.ts'
import { choosingArticles, findAffiliate } from './seekers-choosing.ts'

const findResidence = { words: 'Find a home with an open bed', to: '/residences' }

const articles: readonly HelpArticle[] = [
  {
    id: 'first-call',
    title: 'How to make a first call',
    alsoCalled: 'phone script what to say ask a house nervous call for my son daughter husband wife friend',
    parts: [
      {
        kind: 'text',
        lines: ['You do not need a plan. Say who the bed is for and when you need it. Then ask two questions.'],
      },
      {
        kind: 'say',
        title: 'You can read this out',
        lines: [
          '“Hi, my name is ___. I am looking for a bed for ___. Is one open now?”',
          '“I would need it by ___. What do I bring, and what do I pay on the first day?”',
        ],
      },
      {
        kind: 'text',
        lines: ['That is enough. You do not have to tell your story to ask.'],
      },
      {
        kind: 'say',
        title: 'If you call for someone you love',
        lines: ['“I am calling for ___. May I ask for them, or should they call you?”'],
      },
      {
        kind: 'list',
        title: 'Before you hang up',
        lines: [
          'Ask who you spoke to, and write it down.',
          'If no bed is open, ask for the waiting list.',
          'If you get voicemail, leave a first name and a number. Say when it is safe to call back.',
        ],
      },
    ],
    links: [],
  },
  {
    id: 'bed-count',
    title: 'How to read a bed count',
    alsoCalled: 'open beds available windows lights said hours ago old number stale updated live',
    parts: [
      {
        kind: 'text',
        lines: [
          '“2/8 available” means that 2 of 8 beds were open when the house last said so. The house says the number. We do not guess it.',
          'The words beside the count tell you how old it is. The older the number, the more you need to call.',
        ],
      },
      {
        kind: 'bed-ages',
        title: 'How old is the number?',
        ages: [
          { hours: 3, available: 2, total: 8, means: 'Less than a day old. Call soon: a bed can go fast.' },
          { hours: 50, available: 4, total: 12, means: `1 to ${staleDays} days old. Still worth a call.` },
          {
            hours: 125,
            available: 1,
            total: 10,
            means: `${staleDays + 1} to ${withdrawnDays} days old. It may be wrong by now.`,
          },
          {
            hours: 220,
            available: 3,
            total: 6,
            means: `More than ${withdrawnDays} days old. We take the number down. Call to ask.`,
          },
        ],
      },
      { kind: 'text', lines: ['A number is never a promise. Call before you travel.'] },
    ],
    links: [],
  },
  ...choosingArticles,
  {
    id: 'bring',
    title: 'What to bring',
    alsoCalled: 'pack packing papers id documents clothes pets car first day move in',
    parts: [
      { kind: 'text', lines: ['Ask the house first: each one has its own list. These help almost everywhere.'] },
      {
        kind: 'list',
        lines: [
          'A photo ID. If you have none, say so when you call.',
          'A referral letter, if the house asks for one.',
          'Your medicines, in their original containers.',
          'Clothes for a week, and toiletries.',
          'A phone and its charger. Write the numbers you need on paper too.',
          'The cash for the first day.',
        ],
      },
      {
        kind: 'list',
        title: 'Ask about',
        lines: ['A pet.', 'A car and where to park it.', 'Smoking.', 'A background check: some houses do one.'],
      },
    ],
    links: [{ words: 'What moving in may cost', to: '/help#cost' }],
  },
  {
    id: 'medicines',
    title: 'Can I keep my medicines?',
    alsoCalled:
      'mat moud medication medicine suboxone buprenorphine methadone naltrexone vivitrol prescription drugs opioid treatment',
    parts: [
      {
        kind: 'text',
        lines: [
          'You may ask. Ask before you move in, and ask for a plain yes or no.',
          'Some people take a medicine for opioid use disorder, such as buprenorphine or methadone. Some houses say yes to it. Some say no. Some allow one and not another.',
        ],
      },
      {
        kind: 'say',
        title: 'You can say',
        lines: ['“I take ___. May I keep taking it while I live with you? Where is it kept, and who has the key?”'],
      },
      {
        kind: 'text',
        lines: [
          'The law differs by state. In Florida, a house may not say no for that reason alone. The affiliate knows the rule in your state.',
          'Do not stop or change a medicine because of a house or because of this page. Talk to the person who prescribes it. This page is not medical advice.',
        ],
      },
    ],
    links: [findAffiliate],
  },
  {
    id: 'no-bed',
    title: 'When no bed is open',
    alsoCalled: 'full waiting list tonight emergency homeless shelter nowhere to go street',
    parts: [
      {
        kind: 'steps',
        lines: [
          'Ask each house to put you on its waiting list. Ask what day to call back.',
          'Ask: “Who else near here may have a bed?” Houses know each other.',
          'Look in the next town, and in the next state if you live near it.',
          'Call the affiliate. It knows houses that are not on our list.',
          'Call the SAMHSA helpline, 1-800-662-4357. It is free, day and night, in English and Spanish.',
        ],
      },
      {
        kind: 'text',
        lines: ['Not safe tonight? In danger, call 911. If you think of hurting yourself, call or text 988.'],
      },
    ],
    links: [
      { words: 'Call the helpline: 1-800-662-4357', to: 'tel:18006624357' },
      { words: 'Call 988', to: 'tel:988' },
      findAffiliate,
    ],
  },
  {
    id: 'problem',
    title: 'A house turned you away, or something is wrong',
    alsoCalled:
      'complaint complain grievance report abuse unsafe kicked out evicted unfair discrimination refused wrong',
    parts: [
      {
        kind: 'text',
        lines: ['Are you in danger now? Call 911. In a crisis, call or text 988. This can wait until you are safe.'],
      },
      {
        kind: 'steps',
        lines: [
          'Write down what happened, on what day, and who was there.',
          'Ask the house how to complain. The standard wants a way to do so in each house. Skip this step if you do not feel safe.',
          'Tell the state affiliate. It looks into complaints about the houses it certifies. You can do it after you left, or for someone else.',
          'Ask the affiliate to keep your name from the house, if you want that.',
        ],
      },
      {
        kind: 'text',
        lines: [
          'Is something wrong on this site, such as a house that does not exist? Choose “Report this page” on its page, or tell us. The alliance reads it, and so does the state affiliate, unless somebody is not safe, the contact is wrong or it is a scam. The affiliate never sees your email address. Please leave out names and health facts.',
        ],
      },
    ],
    links: [
      findAffiliate,
      { words: 'Tell us what is wrong', to: '/contact#send' },
      { words: 'Call 988', to: 'tel:988' },
    ],
  },
  {
    id: 'leave',
    title: 'Keep your visit private',
    alsoCalled: 'privacy hide history leave this site shift quick exit escape safe phone watched partner delete',
    parts: [
      {
        kind: 'text',
        lines: [
          'You can read all of this site without telling us who you are. You need no account to look for a home.',
        ],
      },
      {
        kind: 'list',
        title: 'When you must leave fast',
        lines: [
          'On the directory, state and contact pages, choose “Leave this site”. The page goes blank and a weather page opens.',
          'With a keyboard, press Shift three times, fast. On those pages it does the same.',
          'Both clear a message you have begun and the places you saved.',
        ],
      },
      {
        kind: 'text',
        lines: [
          'The pages you saw before stay in your browser’s history. If someone looks at your phone, use a private window.',
        ],
      },
    ],
    links: [{ words: 'Privacy Policy', to: '/privacy' }],
  },
]

export const seekerArticles = articles.map((article) => ({ ...article, links: [...article.links, findResidence] }))
