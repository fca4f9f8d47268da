/** The closed list of the specification (section 3), in its order; 'All' is no category of an item. */
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
  /** Its deep link: /faq#id. */
  id: string
  category: Exclude<FaqCategory, 'All'>
  question: string
  /** Plain text; an empty line begins a new paragraph. */
  answer: string
}

export type FaqFilter = { category: FaqCategory; search: string }

/** The category an address names, however it is written; 'All' for one that does not exist. */
export function faqCategoryNamed(text: string | null): FaqCategory {
  const wanted = text?.trim().toLowerCase()
  return faqCategories.find((category) => category.toLowerCase() === wanted) ?? 'All'
}

/** People type straight apostrophes where a text has curled ones. */
function folded(text: string): string {
  return text.toLowerCase().replaceAll('’', "'")
}

/**
 * The items of the category that hold every word of the search in question or answer, in their order (spec, section 4:
 * category AND search, case-insensitive). Blank text finds all of the category.
 */
export function filterFaq<Item extends FaqItem>(items: readonly Item[], { category, search }: FaqFilter): Item[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    if (category !== 'All' && item.category !== category) return false
    const text = folded(`${item.question}\n${item.answer}`)
    return words.every((word) => text.includes(word))
  })
}

/** An answer's paragraphs. */
export function faqParagraphs({ answer }: Pick<FaqItem, 'answer'>): string[] {
  return answer.split('\n\n')
}
