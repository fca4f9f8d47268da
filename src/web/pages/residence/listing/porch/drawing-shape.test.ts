import { expect, it } from 'vitest'
import { buildDrawingPaths, chooseDrawingShape } from './drawing-shape.ts'

const facts = { slug: 'harbor-row-house', totalBeds: 8, yes: [] }
const slugs = Array.from({ length: 60 }, (_, at) => `house-${at}`)
const looks = slugs.map((slug) => JSON.stringify(buildDrawingPaths(chooseDrawingShape({ ...facts, slug }))))

it('a house is always drawn the same, and houses differ', () => {
  expect(chooseDrawingShape(facts)).toEqual(chooseDrawingShape({ ...facts }))
  const forms = slugs.map((slug) => chooseDrawingShape({ ...facts, slug }))
  expect(new Set(forms.map(({ roof }) => roof)).size).toBe(4)
  expect(new Set(looks).size).toBeGreaterThanOrEqual(8)
})

it('is drawn by what the house says of itself', () => {
  expect(chooseDrawingShape({ ...facts, totalBeds: 3 }).floors).toBe(1)
  expect(chooseDrawingShape({ ...facts, totalBeds: 4 }).floors).toBe(2)
  expect([8, 9].map((totalBeds) => chooseDrawingShape({ ...facts, totalBeds }).hasAttic)).toEqual([false, true])
  const said = chooseDrawingShape({ ...facts, yes: ['wheelchair', 'children'] })
  expect([said.hasRamp, said.hasSwing]).toEqual([true, true])
  expect([chooseDrawingShape(facts).hasRamp, chooseDrawingShape(facts).hasSwing]).toEqual([false, false])
})

it('of few beds is lower than one of many, in every shape', () => {
  for (const slug of slugs) {
    const [low, high] = [2, 8].map(
      (totalBeds) => buildDrawingPaths(chooseDrawingShape({ ...facts, slug, totalBeds })).attic[1],
    )
    expect(low).toBeGreaterThan(high ?? 0)
  }
})
