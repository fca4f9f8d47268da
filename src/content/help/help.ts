import { affiliateArticles } from './affiliates.ts'
import { operatorArticles } from './operators.ts'
import { seekerArticles } from './seekers.ts'

export const help = {
  title: 'Help Center',
  description:
    'Short how-to articles: how to make a first call, read a bed count, claim a profile, get certified, or correct your state’s record.',
  lead: 'Stuck? Pick who you are, or search. If you don’t find an answer, a person will reply.',
  danger: { ask: 'In danger now?', call: 'Call 911' },
  search: {
    label: 'Search all articles',
    example: 'For instance: medicines, cost, password',
    one: '{count} article for “{query}”',
    many: '{count} articles for “{query}”',
    none: { title: 'No article says that', hint: 'Try one plain word, or', ask: 'ask a person' },
  },
  doors: { label: 'Who are you?', articles: '{count} articles' },
  readers: [
    {
      id: 'seekers',
      door: 'I need a home',
      forWhom: 'For me, or for someone I love',
      words: 'You do not have to know the right words. Begin with the first call. The rest can wait.',
      articles: seekerArticles,
    },
    {
      id: 'operators',
      door: 'I run a residence',
      forWhom: 'One house, or many',
      words: 'From a free profile to a certificate, and the dashboard where you keep your houses current.',
      articles: operatorArticles,
    },
    {
      id: 'affiliates',
      door: 'I speak for an affiliate',
      forWhom: 'We certify in our state',
      words: 'Your state’s page is only as true as what you tell us.',
      articles: affiliateArticles,
    },
  ],
  closing: {
    title: 'No answer here?',
    words: 'Write to us: a person answers within 24 hours. You need not explain more than you like.',
    ways: [
      { words: 'Send us a message', to: '/contact#send' },
      { words: 'Common questions', to: '/faq' },
      { words: 'Data by state', to: '/data' },
    ],
  },
} as const

export type HelpSearchWords = typeof help.search
