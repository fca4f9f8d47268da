// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest'
import { stranger } from '#tests/support/browser/visitor.ts'

/** In this order (docs/specification.md, section 3). */
const categories = [
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

const visitor = stranger()
const listQuestions = (page: Document) => [...page.querySelectorAll('main details:not(.faq-out) summary h2')]
const readCount = (page: Document) => page.querySelector('main [role="status"]')?.textContent

describe('the FAQ page as it arrives', () => {
  let page: Document
  beforeAll(async () => {
    page = await visitor.page('/faq')
  })

  it('has 10 questions, all of them shown and none open', () => {
    expect(listQuestions(page)).toHaveLength(10)
    expect(readCount(page)).toBe('10 of 10 questions')
    expect(page.querySelectorAll('main details[open]')).toHaveLength(0)
  })

  it('answers a question of seekers and one of the press beside the 10', () => {
    const others = [...page.querySelectorAll('main section h3')].map((heading) => heading.textContent)
    expect(others).toEqual([
      'I need a place to live. How do I find a sober living home with an open bed?',
      'I am a reporter. Which numbers may I use, and whom do I ask?',
    ])
  })

  it('keeps one answer open at a time even before script', () => {
    const names = [...page.querySelectorAll('main details')].map((details) => details.getAttribute('name'))
    expect(new Set(names).size).toBe(1)
    expect(names[0]).toBeTruthy()
  })

  it('has the search first, then a chip for each of the 11 categories with All chosen', () => {
    const chips = [...page.querySelectorAll('main nav a')]
    expect(chips.map((chip) => chip.textContent)).toEqual(categories)
    expect(chips.filter((chip) => chip.hasAttribute('aria-current')).map((chip) => chip.textContent)).toEqual(['All'])
    const search = page.querySelector('main input[type="search"][name="q"]')
    if (!search || !chips[0]) throw new Error('The search or the chips are missing.')
    expect(search.compareDocumentPosition(chips[0]) & 4).toBe(4)
  })

  it('has an id of its own within each question, where the browser opens it', () => {
    const ids = [...page.querySelectorAll('.faq-list details > div [id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(10)
  })

  it('leads by Email support to /contact', () => {
    const link = [...page.querySelectorAll('main a')].find((one) => one.textContent === 'Email support')
    expect(link?.getAttribute('href')).toBe('/contact')
  })

  it('tells search engines all 10 questions with their answers in plain text', () => {
    const blocks = [...page.querySelectorAll('script[type="application/ld+json"]')]
    const found = blocks.map((block) => JSON.parse(block.textContent)).find((one) => one['@type'] === 'FAQPage')
    const named = found.mainEntity.map((one: { name: string }) => one.name)
    expect(named).toEqual(listQuestions(page).map((heading) => heading.textContent))
    for (const { acceptedAnswer } of found.mainEntity) {
      expect(acceptedAnswer.text.length).toBeGreaterThan(200)
      expect(acceptedAnswer.text).not.toMatch(/<\w/)
    }
  })
})

describe('the questions an address asks for', () => {
  const subjectsAt = async (address: string) => {
    const page = await visitor.page(address)
    return listQuestions(page).map((heading) => heading.nextElementSibling?.textContent)
  }

  it.each(categories.slice(1))('are those of %s', async (category) => {
    expect(await subjectsAt(`/faq?${new URLSearchParams({ category })}`)).toEqual([category])
  })

  it('are those of NARR Certification at the address other pages link to', async () => {
    const page = await visitor.page('/faq?category=NARR+Certification')
    expect(readCount(page)).toBe('1 of 10 questions')
    expect(page.querySelector('main nav [aria-current]')?.textContent).toBe('NARR Certification')
  })

  it('are all of them where the category does not exist', async () => {
    expect(await subjectsAt('/faq?category=Gossip')).toHaveLength(10)
  })

  it('hold the search in any case, and belong to the category', async () => {
    const found = await subjectsAt('/faq?q=SPREADSHEET')
    expect(found).toContain('Implementation')
    expect(found.length).toBeLessThan(10)
    expect(await subjectsAt('/faq?q=SPREADSHEET&category=Implementation')).toEqual(['Implementation'])
    expect(await subjectsAt('/faq?q=SPREADSHEET&category=Funding')).toEqual([])
  })
})

it('nothing found says so, with a hint, support and a way back', async () => {
  const page = await visitor.page('/faq?q=zebra&category=Pricing')
  expect(readCount(page)).toBe('0 of 10 questions')
  const empty = [...page.querySelectorAll('main h2')].find((one) => one.textContent === 'No questions found')
  expect(empty?.nextElementSibling?.textContent).toBe(
    'Try adjusting your search or category filter, or contact our support team.',
  )
  const ways = [...(empty?.parentElement?.querySelectorAll('a') ?? [])]
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
    ['Email support', '/contact'],
    ['Clear search', '/faq?category=Pricing'],
  ])
})
