import type { NarrLevel } from '#domain/residence/residence.ts'

/** The titles are our own: the text of the rules is NARR's and licensed. */
type Principle = { letter: string; title: string; standards: { first: number; last: number } }

type Domain = { title: string; notice: string; principles: readonly Principle[] }

function buildPrinciple(letter: string, title: string, first: number, last = first): Principle {
  return { letter, title, standards: { first, last } }
}

/** Version 3.0, November 2018: 4 domains, 10 principles, 31 standards. */
export const standardDomains: readonly Domain[] = [
  {
    title: 'How the house is run',
    notice: 'Fees are in writing. Records stay private. There is a way to complain.',
    principles: [
      buildPrinciple('A', 'Act with integrity', 1, 4),
      buildPrinciple('B', 'Respect residents’ rights', 5, 6),
      buildPrinciple('C', 'Give residents a say', 7, 8),
      buildPrinciple('D', 'Have staff who know peer support', 9, 13),
    ],
  },
  {
    title: 'The house itself',
    notice: 'It feels like a home, and it is safe to sleep in.',
    principles: [buildPrinciple('E', 'Feel like a home', 14, 15), buildPrinciple('F', 'Be safe and healthy', 16, 19)],
  },
  {
    title: 'Support for recovery',
    notice: 'People get help to stay well, and they belong somewhere.',
    principles: [
      buildPrinciple('G', 'Support recovery and community ties', 20, 25),
      buildPrinciple('H', 'Build good relationships', 26),
      buildPrinciple('I', 'Share belonging and duties', 27, 29),
    ],
  },
  {
    title: 'Good neighbor',
    notice: 'The street can live with the house, and the house with the street.',
    principles: [buildPrinciple('J', 'Be a good neighbor', 30, 31)],
  },
]

type SupportLevel = { level: NarrLevel; runBy: string; words: string }

export const supportLevels: readonly SupportLevel[] = [
  {
    level: 1,
    runBy: 'Run by the residents',
    words: 'They decide by vote. Nobody is paid to be there. Most often it is a plain family house.',
  },
  {
    level: 2,
    runBy: 'Run by a house manager or a senior resident',
    words: 'At least one role is paid. A house, sometimes apartments.',
  },
  {
    level: 3,
    runBy: 'Run by an organization',
    words: 'A manager and trained staff. They teach life skills and offer peer support.',
  },
  {
    level: 4,
    runBy: 'Run by an organization with clinical staff',
    words: 'Treatment is provided in the house itself. The state licenses it.',
  },
]

type StandardYear = { when: string; words: string }

/** Only dates from a primary or dated source. */
export const standardYears: readonly StandardYear[] = [
  { when: '2011', words: 'NARR is formed. The first standard comes out.' },
  { when: '2013', words: 'NARR merges with AHHAP, the older halfway house association.' },
  { when: 'October 2015', words: 'Version 2 of the standard.' },
  { when: 'May 2016', words: 'A code of ethics, signed by operators, staff and volunteers.' },
  { when: 'November 2018', words: 'Version 3.0: the same content, reorganized.' },
  { when: 'September 2023', words: 'SAMHSA lists 11 best practices. Certification is one.' },
  { when: '2024', words: 'Florida writes the four levels into its law.' },
]
