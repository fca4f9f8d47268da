import type { FaqItem } from '#domain/help/faq.ts'
import type { HelpArticle } from '#domain/help/help-article.ts'
import type { SiteText, TextWords } from './site-text.ts'
import { type InSpanish, readLinks, type TextLink } from './text-links.ts'
import { isPicture, readParts } from './written-parts.ts'

export type Question = Omit<FaqItem, 'category'> & {
  category: FaqItem['category'] | null
  links: readonly TextLink[]
}
export type FiledQuestion = Question & { category: FaqItem['category'] }

/** The questions that the site came with as staff have edited them, and after them those that staff added. */
export function applyToQuestions(builtIn: readonly Question[], texts: readonly SiteText[]): Question[] {
  const ofFaq = texts.filter(({ kind }) => kind === 'faq')
  const known = new Set(builtIn.map(({ id }) => id))
  const added = ofFaq.filter(({ item, isHidden }) => !known.has(item) && !isHidden)
  return [
    ...keepShown(builtIn, ofFaq, (question, words) => ({ ...question, ...toQuestion(words) })),
    ...added.flatMap(({ item, words }) => (words === null ? [] : [{ id: item, ...toQuestion(words) }])),
  ]
}

export const isFiled = (question: Question): question is FiledQuestion => question.category !== null

function toQuestion({ en, es, category }: TextWords) {
  return {
    category,
    question: en.title,
    answer: en.body,
    links: readLinks(en.links).links,
    spanish: toSpanish(es),
  }
}

export function applyToArticles(builtIn: readonly HelpArticle[], texts: readonly SiteText[]): HelpArticle[] {
  const ofHelp = texts.filter(({ kind }) => kind === 'help')
  return keepShown(builtIn, ofHelp, (article, { en, es }) => ({
    ...article,
    title: en.title,
    parts: readParts(en.body, article.parts.filter(isPicture)),
    links: readLinks(en.links).links,
    spanish: toSpanish(es),
  }))
}

const toSpanish = (es: TextWords['es']): InSpanish | undefined =>
  es === null ? undefined : { title: es.title, body: es.body, links: readLinks(es.links).links }

function keepShown<Item extends { id: string }>(
  builtIn: readonly Item[],
  texts: readonly SiteText[],
  change: (item: Item, words: TextWords) => Item,
): Item[] {
  return builtIn.flatMap((item) => {
    const text = texts.find((one) => one.item === item.id)
    if (text?.isHidden) return []
    return [text?.words ? change(item, text.words) : item]
  })
}
