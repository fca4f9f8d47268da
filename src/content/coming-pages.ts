/** A way on from a page: a button or link with its words. */
export type Way = { words: string; to: string }

/** A page whose part of the site opens later: what it will hold, and what a person can do today. */
export type ComingPage = {
  title: string
  description: string
  /** One or two plain sentences: what this part is for. */
  lead: string
  /** What will stand here, one line each. */
  holds: readonly string[]
  /** The first one is the main button. None leads back to a part that is not open without a reason. */
  ways: readonly [Way, ...Way[]]
  lang?: 'es'
}

/** The lines that are the same on every such page. */
export const comingWords = {
  en: {
    later: 'This part opens later.',
    why: 'We would rather say so than show you an empty room.',
    holds: 'What will be here',
    today: 'What you can do today',
  },
  es: {
    later: 'Esta parte se abre más adelante.',
    why: 'Preferimos decirlo que mostrar un cuarto vacío.',
    holds: 'Lo que habrá aquí',
    today: 'Lo que puede hacer hoy',
  },
} as const

const findState: Way = { words: 'Find your state', to: '/directory' }
const askUs: Way = { words: 'Ask us', to: '/contact' }
const bookDemo: Way = { words: 'Schedule a Demo', to: '/contact?topic=demo' }
const getStarted: Way = { words: 'Get Started', to: '/getting-started' }

/** By path. A row goes when its page is built. */
export const comingPages: Readonly<Record<string, ComingPage>> = {
  '/about': {
    title: 'About the alliance',
    description: 'Who NARR, the state affiliates and Behave Health are, and what each of them does.',
    lead: 'NARR writes the national standard for recovery residences. State affiliates check houses against it. Behave Health keeps the list.',
    holds: [
      'How the standard grew over 15+ years',
      'What an affiliate is, and what the four levels of support mean',
      'How a house gets its certificate, and how it can lose it',
    ],
    ways: [findState, askUs, getStarted],
  },
  '/vision': {
    title: 'NARR Vision',
    description: 'Where the partnership wants to be in 2025: 10,000+ residences, 500,000+ lives, 50+ states.',
    lead: 'Where the partnership wants to be in 2025: 10,000+ residences, 500,000+ lives, 50+ states.',
    holds: ['How far each quarter is', 'The five pillars of the plan', 'Every milestone, and who it is for'],
    ways: [findState, getStarted, askUs],
  },
  '/platform': {
    title: 'Transform Your Operations',
    description: 'What the Behave Platform does for people who run recovery residences.',
    lead: 'The Behave Platform is for people who run recovery residences: open beds, outcomes, funding and notices in one place.',
    holds: [
      'Each feature beside a small working piece of it',
      'An ROI calculator with your own numbers',
      'What it connects to',
    ],
    ways: [bookDemo, askUs, getStarted],
  },
  '/getting-started': {
    title: 'Getting started',
    description: 'Four steps from claiming your profile to a trained team, in about four weeks.',
    lead: 'Four steps: find and claim your profile, set up your account, move your data, train your team.',
    holds: ['What you need for each step, and how long it takes', 'Four weeks, week by week', 'Who helps you'],
    ways: [{ words: 'Set up a free profile', to: '/sign-up' }, bookDemo, { words: 'Sign in', to: '/api/login' }],
  },
  '/faq': {
    title: 'Frequently asked questions',
    description: 'Answers about certification, cost, data and funding.',
    lead: 'Ten questions people ask us most, with plain answers.',
    holds: [
      'What certification means',
      'What it costs, and what it brings',
      'Where your data goes, and who can see it',
    ],
    ways: [{ words: 'Ask your question', to: '/contact' }, findState],
  },
  '/help': {
    title: 'Help Center',
    description: 'How-to articles for people looking for a home, operators and state affiliates.',
    lead: 'Short how-to articles for people who look for a home, for operators and for state affiliates.',
    holds: [
      'How to make a first call to a house',
      'How to keep your open beds up to date',
      'How certification works, step by step',
    ],
    ways: [askUs, findState, { words: 'Sign in', to: '/api/login' }],
  },
  '/docs': {
    title: 'Documentation',
    description: 'How to run this software, connect to it, and show a state directory on your own site.',
    lead: 'For people who run this software, connect to it, or show a state directory on their own site.',
    holds: ['Installing and running it', 'The public API', 'Directories made to be framed'],
    ways: [{ words: 'Ask a technical question', to: '/contact?topic=support' }, findState],
  },
  '/residences': {
    title: 'Search for a home',
    description: 'Recovery residences near you, with their open beds and phone numbers.',
    lead: 'Recovery residences near you: how many beds are open, what a place costs, and who answers the phone.',
    holds: [
      'Search by place, and for whom the bed is',
      'What each house allows, in its own words',
      'How old every bed count is',
    ],
    ways: [findState, askUs],
  },
  '/es': {
    title: 'En español',
    description: 'Ayuda en español por teléfono, y lo que habrá aquí.',
    lead: 'Estamos traduciendo este sitio. La ayuda por teléfono ya habla español, de día y de noche, gratis.',
    holds: ['Casas de recuperación cerca de usted', 'Cuántas camas hay libres', 'Qué preguntar en la primera llamada'],
    ways: [
      { words: 'Llamar a SAMHSA: 1-800-662-4357', to: 'tel:18006624357' },
      { words: 'Llamar al 988 y marcar 2', to: 'tel:988' },
      { words: 'Volver al sitio en inglés', to: '/' },
    ],
    lang: 'es',
  },
}
