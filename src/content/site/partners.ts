import { count, type Figure, programme } from '#domain/figures/figure.ts'
import { operatorPromises, soFar } from './partnership/claims.ts'

export const comingSoon = {
  title: 'Coming Soon',
  words: 'This page is under development. It will hold:',
  promised: [
    'Interactive state affiliate directory',
    'Research partner profiles and publications',
    'Strategic alliance showcase',
    'Partnership application portal',
  ],
  back: 'Back to Homepage',
} as const

/** Nobody says which states they are, so they have no names (docs/specification.md, section 9). */
export const affiliateCounts: readonly Figure[] = [142, 287, 98, 356, 89].map((value) => count(value, programme))

export const moreAffiliates: Figure = count(25, programme)

export type FieldNote = { words: string; source: string; href: string }

/** Nobody is named yet, so people are 'Unknown' and gaps stay gaps (docs/specification.md, ruling 1). */
export type PartnerRecord = {
  name: string
  title: string
  institution: string
  focus: string
  contribution: string
  /** Known in the field, and not the partner's own work. */
  known: FieldNote
}

export type IndustryPartner = {
  name: string
  type: string
  description: string
  impact: string
  /** The others are kinds of partner. The impact of a named one is a program figure. */
  isNamed?: boolean
  more: { words: string; way: { words: string; to: string } }
}

const unknown = 'Unknown'
const notReported = 'Not reported yet'

export const researchPartners: readonly PartnerRecord[] = [
  {
    name: unknown,
    title: notReported,
    institution: 'A university research group',
    focus: 'Recovery capital and outcomes',
    contribution: notReported,
    known: {
      words:
        'Recovery capital is what a person can build on: health, housing, work, people. The BARC-10 asks about it in 10 items, each answered from 1 to 6.',
      source: 'Vilsaint and others, 2017, in Drug and Alcohol Dependence 177',
      href: 'https://www.phenxtoolkit.org/protocols/view/590502',
    },
  },
  {
    name: unknown,
    title: notReported,
    institution: 'A public health institute',
    focus: 'Where recovery residences stand',
    contribution: notReported,
    known: {
      words:
        'A national census of 2020 found 10,358 recovery residences, run by 3,628 providers, in all 50 states. There are more of them in cities, and fewer in poor areas.',
      source: 'NSTARR, 2021, in Drug and Alcohol Dependence',
      href: 'https://doi.org/10.1016/j.drugalcdep.2021.109188',
    },
  },
  {
    name: unknown,
    title: notReported,
    institution: 'A policy research center',
    focus: 'Good practice in recovery housing',
    contribution: notReported,
    known: {
      words:
        'The federal guide of 2023 names 11 good practices for recovery housing. The ninth is certification; the eleventh is measuring what works.',
      source: 'SAMHSA, Best Practices for Recovery Housing, 2023',
      href: 'https://www.drugsandalcohol.ie/39567/',
    },
  },
]

export const industryPartners: readonly IndustryPartner[] = [
  {
    name: 'Behave Health',
    type: 'Software platform',
    description: 'Keeps the list: the directory that families search, and the desk where operators keep it true.',
    impact: `${operatorPromises.administration.shown} ${operatorPromises.administration.says}`,
    isNamed: true,
    more: {
      words: 'The Behave Platform is the one industry partner the partnership names so far.',
      way: { words: 'See the Behave Platform', to: '/platform' },
    },
  },
  {
    name: unknown,
    type: 'Treatment and referral',
    description: 'Hospitals, clinics and courts that send people to a certified residence.',
    impact: notReported,
    more: {
      words:
        'In several states a treatment provider may refer only to certified homes. A list that is true helps both.',
      way: { words: 'Find your state', to: '/directory' },
    },
  },
  {
    name: unknown,
    type: 'Housing finance',
    description: 'Funders who help pay for homes, repairs and scholarship beds.',
    impact: notReported,
    more: {
      words:
        'Public money can reach a home through State Opioid Response grants, HUD’s Recovery Housing Program and opioid settlements. Your state decides how.',
      way: { words: 'Ask about funding', to: '/contact?topic=partnership#send' },
    },
  },
]

export const partners = {
  head: {
    title: 'Partners and allies',
    description: 'The state affiliates, researchers and companies that work with the alliance.',
  },
  lead: 'Nobody keeps this promise alone. These are the people who inspect, who study and who build, as far as they are known today.',
  loading: 'Loading partners information...',
  learnMore: { words: 'Learn More', about: ' about {about}' },
  affiliates: {
    title: 'State affiliates',
    words: 'An affiliate visits the houses of its state and certifies them. The count is residences.',
    note: 'The program gives these five counts without saying which states they are. So do we.',
    unit: 'residences',
    unnamed: 'State not named',
    more: 'more states',
    moreNote: 'Counts not reported yet',
    wayWords: 'The directory shows each state’s affiliate by name.',
    way: '/directory',
  },
  research: {
    title: 'Research partners',
    words: 'Kinds of work we look for partners in. No person and no institution is named before there is one.',
    records: researchPartners,
    fields: { title: 'Title', institution: 'Institution', contribution: 'Contribution' },
    knownTitle: 'What can be read today',
    ask: 'Work in this field? Tell us',
  },
  industry: {
    title: 'Strategic industry partners',
    words: 'One is named: the platform. The others are kinds of partner, not customers.',
    records: industryPartners,
    impact: 'Impact',
  },
  impact: {
    title: 'Partnership Impact',
    words: 'What the alliance, its affiliates and the platform have reached together.',
    claims: Object.values(soFar),
    way: { words: 'where it goes next', to: '/vision' },
  },
  closing: {
    title: 'Add your name to the house.',
    words: 'Affiliate, researcher, funder or builder of tools: tell us what you would bring.',
    ask: { words: 'Start a partnership discussion', to: '/contact?topic=partnership#send' },
    guide: { words: 'Read the Partnership Guide', to: '/partnership-guide' },
  },
} as const

export type LearnMoreWords = typeof partners.learnMore
