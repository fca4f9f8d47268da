import { createContext, useContext } from 'react'
import { type Language, translatePath } from '#domain/language/language.ts'

export const frameEn = {
  language: 'en' as Language,
  skip: 'Skip to the page',
  skipToResults: 'Skip to homes',
  crisis: {
    label: 'Help right now',
    callOrText: 'In crisis? Call or text 988',
    call: 'Call 988',
    text: 'Text 988',
    /** 988 answers in Spanish to the word AYUDA. */
    textTo: 'sms:988',
    chat: 'Chat',
    samhsa: 'SAMHSA helpline',
    samhsaDetails: ', free, day and night, English and Spanish',
    leave: 'Leave this site',
    hint: 'To leave fast, press Shift three times.',
    hintSeen: 'Got it',
    evening: 'Evening colors',
  },
  notices: { label: 'Notices', kinds: { outage: 'Outage', storm: 'Storm', other: 'Notice' } },
  otherLanguage: 'Español',
  inEnglish: '',
  newTab: '(new tab)',
  sample: 'Sample data.',
  header: {
    main: 'Main',
    more: 'More',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    close: 'Close',
    getStarted: 'Get Started',
    forOperators: 'for operators',
    welcome: (name: string) => `Welcome, ${name}`,
    user: 'User',
    account: 'Your account',
    logout: 'Logout',
    line: 'The recovery housing partnership',
  },
  search: {
    link: 'Find a home',
    label: 'ZIP code, town, county, state or name of a home',
    hint: 'ZIP, place or home name',
    submit: 'Find a home',
    suggestions: 'Suggestions',
    suggested: { one: '1 suggestion', many: '{count} suggestions. Use the arrow keys to choose.' },
    residence: 'Home',
    state: 'State',
  },
  pages: {
    '/about': 'About',
    '/vision': 'NARR Vision',
    '/directory': 'NARR Directory',
    '/platform': 'Behave Platform',
    '/getting-started': 'Get Started',
    '/partners': 'Partners',
    '/faq': 'FAQ',
    '/contact': 'Contact',
  },
  footer: {
    words:
      'Transforming recovery housing through strategic partnership, unified standards and data-driven solutions for sustainable funding and improved outcomes.',
    groups: { quick: 'Quick links', support: 'Support', legal: 'Legal', follow: 'Follow the alliance' },
    quick: {
      about: 'About Alliance',
      vision: '2025 Vision',
      directory: 'Directory Portal',
      platform: 'Behave Platform',
      'getting-started': 'Getting Started',
    },
    support: { '/help': 'Help Center', '/contact?topic=chat': 'Live Chat', '/docs': 'Documentation' },
    legal: {
      '/privacy': 'Privacy Policy',
      '/terms': 'Terms of Service',
      '/security': 'Security',
    },
    chatNote: 'No chat yet: write to us, and a person answers within 24 hours.',
    samples: 'Sample addresses',
    end: 'Open software, hosted for the alliance and its state affiliates.',
    admin: 'Admin Login',
  },
}

export type FrameWords = typeof frameEn

export const FrameWordsContext = /* @__PURE__ */ createContext<FrameWords>(frameEn)

export function useFrameWords(): FrameWords {
  return useContext(FrameWordsContext)
}

/** Where a link of the frame leads: to the page in the language of this one, or to the English one with a note that says so. */
export function translateLink(to: string, { language, inEnglish }: FrameWords): { to: string; note: string } {
  const own = translatePath(to, language)
  return own === null ? { to, note: inEnglish } : { to: own, note: '' }
}
