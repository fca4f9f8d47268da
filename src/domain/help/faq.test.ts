import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FaqItem, faqCategories, filterFaq, findFaqCategory } from './faq.ts'

const items: FaqItem[] = [
  { id: 'cost', category: 'Pricing', question: 'What does it cost?', answer: 'Nothing.\n\nA certificate has a fee.' },
  { id: 'safe', category: 'Security', question: 'Is it safe?', answer: 'Your rows are your own. It’s on no map.' },
  { id: 'fund', category: 'Funding', question: 'Who pays?', answer: 'Grants cover the cost of some beds.' },
]
const found = (search: string, category: (typeof faqCategories)[number] = 'All') =>
  filterFaq(items, { category, search }).map(({ id }) => id)

describe('the questions that are shown', () => {
  it('are those whose question or answer holds the search, in any case', () => {
    expect(found('COST')).toEqual(['cost', 'fund'])
    expect(found('rows are')).toEqual(['safe'])
  })

  it('are those that hold every word of the search, wherever it stands', () => {
    expect(found('certificate cost')).toEqual(['cost'])
    expect(found('certificate grants')).toEqual([])
  })

  it('are of the category AND hold the search', () => {
    expect(found('cost', 'Funding')).toEqual(['fund'])
    expect(found('cost', 'Security')).toEqual([])
  })

  it('are found by their Spanish words too', () => {
    const [cost] = items
    if (!cost) throw new Error('There is a question.')
    const spanish = { title: '¿Cuánto cuesta?', body: 'Un certificado tiene su precio.', links: [] }
    const both = [{ ...cost, spanish }]
    expect(filterFaq(both, { category: 'All', search: 'PRECIO cuánto' })).toEqual(both)
    expect(filterFaq(both, { category: 'All', search: 'gratis' })).toEqual([])
  })

  it('are found with a straight apostrophe too', () => {
    expect(found("it's")).toEqual(['safe'])
  })

  it('are all of the category for blank text', () => {
    fc.assert(
      fc.property(fc.constantFrom('', ' ', '\t \n'), fc.constantFrom(...faqCategories), (blank, category) => {
        const expected = items.filter((item) => category === 'All' || item.category === category)
        expect(filterFaq(items, { category, search: blank })).toEqual(expected)
      }),
    )
  })

  it('never become more by another word', () => {
    const word = fc.constantFrom('cost', 'is', 'rows', 'a', 'zebra')
    fc.assert(
      fc.property(word, word, (one, other) => {
        const fewer = found(`${one} ${other}`)
        expect(found(one)).toEqual(expect.arrayContaining(fewer))
      }),
    )
  })
})

describe('the category in an address', () => {
  it('is known by its name, however it is written', () => {
    expect(findFaqCategory('NARR Certification')).toBe('NARR Certification')
    expect(findFaqCategory(' data & outcomes ')).toBe('Data & Outcomes')
  })

  it.each([null, '', 'Prices', 'toString'])('%s is All', (text) => {
    expect(findFaqCategory(text)).toBe('All')
  })
})
