import { describe, expect, it } from 'vitest'
import { faqCategories } from '#domain/help/faq.ts'
import { buildFilterAddress, readFilter } from './faq-address.ts'

const read = (query: string) => readFilter(new URLSearchParams(query))

describe('the address of the questions', () => {
  it('names a category the way other pages link to it', () => {
    expect(buildFilterAddress({ category: 'NARR Certification', search: '' })).toBe('/faq?category=NARR+Certification')
    expect(read('category=NARR+Certification')).toEqual({ category: 'NARR Certification', search: '' })
  })

  it.each(faqCategories)('comes back as it was for %s', (category) => {
    for (const search of ['', 'state fee', '100% & more?']) {
      const address = buildFilterAddress({ category, search })
      expect(read(new URL(address, 'https://alliance.example').search)).toEqual({ category, search })
    }
  })

  it('is the plain page for All and blank text', () => {
    expect(buildFilterAddress({ category: 'All', search: '  ' })).toBe('/faq')
  })

  it('is read as All where it names no category there is', () => {
    expect(read('category=Gossip&q=fee')).toEqual({ category: 'All', search: 'fee' })
  })

  it('is cut where somebody puts a book into it', () => {
    expect(read(`q=${'a'.repeat(5000)}`).search).toHaveLength(100)
  })
})
