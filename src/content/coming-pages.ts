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

/** By path. A row goes when its page is built. */
export const comingPages: Readonly<Record<string, ComingPage>> = {
  '/residences': {
    title: 'Search for a home',
    description: 'Recovery residences near you: how many beds are open, what a place costs, and who answers the phone.',
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
    description:
      'Ayuda en español por teléfono, de día y de noche, gratis. Y lo que habrá aquí: casas de recuperación con camas libres.',
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
