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

/** By path. A row goes when its page is built. */
export const comingPages: Readonly<Record<string, ComingPage>> = {
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
  '/partners': {
    title: 'Partners and allies',
    description: 'The state affiliates, researchers and companies that work with the alliance.',
    lead: 'The state affiliates, researchers and companies that work with the alliance.',
    holds: [
      'Interactive state affiliate directory',
      'Research partner profiles and publications',
      'Strategic alliance showcase',
      'Partnership application portal',
    ],
    ways: [
      { words: 'Write to us about a partnership', to: '/contact?topic=partnership' },
      findState,
      { words: 'Back to Homepage', to: '/' },
    ],
  },
  '/brochure': {
    title: 'Alliance Brochure',
    description: 'The alliance on two pages, to print and hand on.',
    lead: 'The alliance on two pages, to print and hand on.',
    holds: ['What a recovery residence is', 'What the certificate stands for', 'Whom to call in each state'],
    ways: [
      { words: 'Ask for a copy', to: '/contact?topic=information' },
      { words: 'Back to Homepage', to: '/' },
    ],
  },
  '/partnership-guide': {
    title: 'Partnership Guide',
    description: 'For states that want to bring their directory to the alliance.',
    lead: 'For states that want to bring their directory to the alliance: what it brings, what it asks, how long it takes.',
    holds: ['The four levels, one after the other', 'A usual timeline, month by month', 'What other states have done'],
    ways: [
      { words: 'Start a partnership discussion', to: '/contact?topic=partnership' },
      findState,
      { words: 'See Georgia', to: '/directory/georgia' },
    ],
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
