import type { HelpArticle } from '#domain/help/help-article.ts'
import { describeNarrLevel } from '#domain/residence/residence.ts'

export const findAffiliate = { words: 'Find your state affiliate', to: '/directory' }

export const choosingArticles: readonly HelpArticle[] = [
  {
    id: 'certified',
    title: 'What “certified” means',
    alsoCalled: 'certificate certification narr affiliate inspected safe legal licensed trust standard',
    parts: [
      {
        kind: 'text',
        lines: [
          'NARR writes the standard for recovery residences in the whole country. It does not certify houses. The affiliate in your state does that.',
          'Someone from the affiliate has been to a certified house and looked at it. The certificate ends on a date. Then the house is checked again.',
        ],
      },
      {
        kind: 'list',
        title: 'Ask the house',
        lines: ['Are you certified? Who did it?', 'Until what date?', 'At which level?', 'What is the number?'],
      },
      {
        kind: 'text',
        lines: [
          'A house without a certificate is not always a bad house. In some states it is the law to have one. In others it is a choice. The affiliate can tell you.',
        ],
      },
    ],
    links: [
      { words: 'Check a certificate by its number', to: '/verify' },
      findAffiliate,
      { words: 'Questions about certification', to: '/faq?category=NARR+Certification' },
    ],
  },
  {
    id: 'levels',
    title: 'What the four levels mean',
    alsoCalled: 'level 1 2 3 4 I II III IV type of support staff oxford peer run',
    parts: [
      {
        kind: 'text',
        lines: ['A level tells you how much help is in the house. A higher level is not a better house.'],
      },
      {
        kind: 'terms',
        terms: [
          {
            term: describeNarrLevel(1),
            words: 'The people who live there run the house. They vote. There is no paid staff.',
          },
          {
            term: describeNarrLevel(2),
            words: 'A house manager or a senior resident looks after the house. At least one person is paid.',
          },
          {
            term: describeNarrLevel(3),
            words: 'A team with paid staff runs the house. They teach life skills and give peer support.',
          },
          {
            term: describeNarrLevel(4),
            words: 'Care by trained staff is part of the house. The state gives a license for that care.',
          },
        ],
      },
      {
        kind: 'text',
        lines: ['Not every state uses all four. To choose, ask the house what one week there looks like.'],
      },
    ],
    links: [findAffiliate],
  },
  {
    id: 'cost',
    title: 'What moving in may cost',
    alsoCalled: 'price rent fee fees deposit money pay afford cheap free insurance medicaid refund weekly',
    parts: [
      {
        kind: 'text',
        lines: ['Each house sets its own price. Ask for one number: all the cash you need on the first day.'],
      },
      {
        kind: 'list',
        title: 'What that number holds',
        lines: [
          'The first week or the first month.',
          'A deposit. Ask when you get it back.',
          'First-day extras, such as a key or bedding.',
        ],
      },
      {
        kind: 'list',
        title: 'Then ask',
        lines: [
          'What is in the weekly price: food, power, laundry, rides?',
          'Can I pay the deposit in parts?',
          'What if I pay late? Are there fines?',
          'What do I get back if I leave early?',
        ],
      },
      {
        kind: 'text',
        lines: [
          'Ask for the price on paper before you pay. Some states help with the first weeks. The affiliate knows if yours does.',
        ],
      },
    ],
    links: [findAffiliate],
  },
]
