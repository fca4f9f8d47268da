import { describe, expect, it } from 'vitest'
import { faqCategories } from '#domain/help/faq.ts'
import { contactTopics } from './contact.ts'
import { faqItems } from './faq.ts'

it('there are ten questions, one for each category in its order', () => {
  expect(faqItems.map(({ category }) => category)).toEqual(faqCategories.filter((category) => category !== 'All'))
  expect(faqItems).toHaveLength(10)
})

it('each question has an address of its own', () => {
  expect(new Set(faqItems.map(({ id }) => id)).size).toBe(10)
  for (const { id } of faqItems) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

describe.each(faqItems.map((item) => [item.id, item] as const))('the answer to %s', (_, item) => {
  it('has 60 to 140 words', () => {
    const words = item.answer.split(/\s+/).length
    expect(words).toBeGreaterThanOrEqual(60)
    expect(words).toBeLessThanOrEqual(140)
  })

  it('leads on, by topics that the contact form knows', () => {
    expect(item.links.length).toBeGreaterThan(0)
    for (const { to } of item.links) {
      const topic = new URL(to, 'https://alliance.example').searchParams.get('topic')
      if (topic !== null) expect(Object.keys(contactTopics)).toContain(topic)
    }
  })
})
