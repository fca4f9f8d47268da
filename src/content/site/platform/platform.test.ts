import { expect, it } from 'vitest'
import { operatorPromises, promisedFeatures } from '#content/site/partnership/claims.ts'
import { exampleNumbers } from '#domain/figures/roi/roi-numbers.ts'
import { platform } from './platform.ts'

it('the calculator starts from the program’s own figures', () => {
  const { administration, funding, returns } = operatorPromises
  expect(`${exampleNumbers.less}%`).toBe(administration.shown)
  expect(`$${exampleNumbers.funding / 1000}K+`).toBe(funding.shown)
  expect(`${exampleNumbers.ramp} days`).toBe(returns.shown)
})

it('every promised feature has its place, and every kind of funding is found by a filter', () => {
  const { features, outcomes, funding, analytics, integrations } = platform
  const titles = [features.beds, outcomes, funding, features.mobile, analytics, features.notifications, integrations]
  expect(titles.map(({ title }) => title)).toEqual(promisedFeatures)
  const filters: string[] = funding.uses.map(({ value }) => value)
  for (const { uses } of funding.kinds) expect(filters).toEqual(expect.arrayContaining([...uses]))
})
