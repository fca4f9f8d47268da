import { type FaqItem, faqCategories } from '#domain/help/faq.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import { cleanLine, cleanText } from '#domain/residence/listing/typed-text.ts'
import { readLinks } from './text-links.ts'

export const textKinds = ['faq', 'help'] as const
export type TextKind = (typeof textKinds)[number]

export const textPages: Readonly<Record<TextKind, string>> = { faq: '/faq', help: '/help' }

export const textLimits = { title: 160, body: 6000, links: 2000 } as const

export type Words = { title: string; body: string; links: string }

/** `category` is null for help, and for questions that stand below the categories. */
export type TextWords = { en: Words; es: Words | null; category: FaqItem['category'] | null }

/** What pages show in place of what they came with; `words` is null where that stands, but hidden. */
export type SiteText = { kind: TextKind; item: string; words: TextWords | null; isHidden: boolean }

export type TextField = `${'en' | 'es'}_${keyof Words}` | 'category'

export const textFieldNames: Readonly<Record<TextField, string>> = {
  en_title: 'English title',
  en_body: 'English text',
  en_links: 'English links',
  es_title: 'Spanish title',
  es_body: 'Spanish text',
  es_links: 'Spanish links',
  category: 'Subject',
}

export type TypedText = Readonly<Partial<Record<TextField, string>>>

export function readTypedText(
  kind: TextKind,
  typed: TypedText,
): { words: TextWords; problems: Partial<Record<TextField, string>> } {
  const en = readWords('en', typed)
  const es = readWords('es', typed)
  const hasSpanish = Object.values(es.words).some((value) => value !== '')
  const category = faqCategories.find((one) => one !== 'All' && one === typed.category) ?? null
  const isWrongCategory = Boolean(typed.category) && (category === null || kind === 'help')
  return {
    words: {
      en: en.words,
      es: hasSpanish ? es.words : null,
      category: category === 'All' ? null : category,
    },
    problems: {
      ...en.problems,
      ...(hasSpanish ? es.problems : {}),
      ...(isWrongCategory ? { category: 'Choose one of the subjects.' } : {}),
    },
  }
}

function readWords(language: 'en' | 'es', typed: TypedText) {
  const words: Words = {
    title: cleanLine(typed[`${language}_title`] ?? ''),
    body: cleanText(typed[`${language}_body`] ?? '').replace(/\n\s*\n\s*/g, '\n\n'),
    links: cleanText(typed[`${language}_links`] ?? '').replace(/\n\s*/g, '\n'),
  }
  const problems = {
    title: findLengthProblem(words.title, textLimits.title) ?? (words.title === '' ? 'This is missing.' : null),
    body: findLengthProblem(words.body, textLimits.body) ?? (words.body === '' ? 'This is missing.' : null),
    links: findLengthProblem(words.links, textLimits.links) ?? readLinks(words.links).problem,
  }
  const found = Object.entries(problems).filter(([, problem]) => problem !== null)
  return { words, problems: Object.fromEntries(found.map(([name, problem]) => [`${language}_${name}`, problem])) }
}

const findLengthProblem = (text: string, most: number) =>
  text.length > most ? `This is longer than ${formatNumber(most)} characters.` : null

export function toFields({ en, es, category }: TextWords): Record<TextField, string> {
  return {
    en_title: en.title,
    en_body: en.body,
    en_links: en.links,
    es_title: es?.title ?? '',
    es_body: es?.body ?? '',
    es_links: es?.links ?? '',
    category: category ?? '',
  }
}

const wordNames = ['title', 'body', 'links'] as const

const isSameIn = (language: 'en' | 'es', one: TextWords | null, other: TextWords | null) =>
  wordNames.every((name) => one?.[language]?.[name] === other?.[language]?.[name])

export const isSameText = (one: TextWords | null, other: TextWords | null): boolean =>
  isSameIn('en', one, other) && isSameIn('es', one, other) && (one?.category ?? null) === (other?.category ?? null)

export type TextAges = { englishAt: string | null; spanishAt: string | null }

export function dateWords(
  before: { words: TextWords | null } & TextAges,
  after: TextWords | null,
  { at, agree }: { at: string; agree: boolean },
): TextAges {
  if (after === null) return { englishAt: null, spanishAt: null }
  const isSame = (language: 'en' | 'es') => isSameIn(language, before.words, after)
  return {
    englishAt: isSame('en') && !agree ? before.englishAt : at,
    spanishAt: after.es === null ? null : isSame('es') && !agree ? before.spanishAt : at,
  }
}

export function findOlderLanguage({ englishAt, spanishAt }: TextAges): 'en' | 'es' | null {
  if (englishAt === null || spanishAt === null || englishAt === spanishAt) return null
  return spanishAt < englishAt ? 'es' : 'en'
}
