import type { InSpanish } from './texts/text-links.ts'

/** A closed list, in this order (docs/specification.md, section 3). */
export const faqCategories = [
  'All',
  'Benefits',
  'Pricing',
  'Implementation',
  'Security',
  'Integration',
  'Training',
  'NARR Certification',
  'Data & Outcomes',
  'Funding',
  'Technical',
] as const

export type FaqCategory = (typeof faqCategories)[number]

export type FaqItem = {
  id: string
  category: Exclude<FaqCategory, 'All'>
  question: string
  answer: string
  spanish?: InSpanish | undefined
}

export type FaqFilter = { category: FaqCategory; search: string }

export function findFaqCategory(text: string | null): FaqCategory {
  const wanted = text?.trim().toLowerCase()
  return faqCategories.find((category) => category.toLowerCase() === wanted) ?? 'All'
}

function foldText(text: string): string {
  return text.toLowerCase().replaceAll('’', "'")
}

export function filterFaq<Item extends FaqItem>(items: readonly Item[], { category, search }: FaqFilter): Item[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    if (category !== 'All' && item.category !== category) return false
    const text = foldText([item.question, item.answer, item.spanish?.title, item.spanish?.body].join('\n'))
    return words.every((word) => text.includes(word))
  })
}
