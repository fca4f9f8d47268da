import { describe, expect, it } from 'vitest'
import { faqItems } from '#content/site/faq.ts'
import { platform } from '#content/site/platform/platform.ts'
import { inAndOut, today } from './today.ts'

const statements: [string, string][] = [
  ['the platform page', platform.integrations.words],
  ['the frequent questions', faqItems.find(({ id }) => id === 'other-software')?.answer ?? ''],
  ['the documentation', JSON.stringify(today)],
]

describe.each(statements)('%s', (_, words) => {
  it.each(Object.values(inAndOut))('says what runs today as the others do: %s', (sentence) => {
    expect(words).toContain(sentence)
  })

  it('does not say that it is still to come', () => {
    expect(words).not.toMatch(/not here yet|two addresses/i)
  })
})
