import { expect, it } from 'vitest'
import { drawingPaths, drawingShape } from './drawing-shape.ts'

const facts = { slug: 'harbor-row-house', totalBeds: 8, yes: [] }
const slugs = Array.from({ length: 60 }, (_, at) => `house-${at}`)
const looks = slugs.map((slug) => JSON.stringify(drawingPaths(drawingShape({ ...facts, slug }))))

it('a house is always drawn the same, and houses differ', () => {
  expect(drawingShape(facts)).toEqual(drawingShape({ ...facts }))
  const forms = slugs.map((slug) => drawingShape({ ...facts, slug }))
  expect(new Set(forms.map(({ roof }) => roof)).size).toBe(4)
  expect(new Set(looks).size).toBeGreaterThanOrEqual(8)
})

it('is drawn by what the house says of itself', () => {
  expect(drawingShape({ ...facts, totalBeds: 3 }).floors).toBe(1)
  expect(drawingShape({ ...facts, totalBeds: 4 }).floors).toBe(2)
  expect([8, 9].map((totalBeds) => drawingShape({ ...facts, totalBeds }).hasAttic)).toEqual([false, true])
  const said = drawingShape({ ...facts, yes: ['wheelchair', 'children'] })
  expect([said.hasRamp, said.hasSwing]).toEqual([true, true])
  expect([drawingShape(facts).hasRamp, drawingShape(facts).hasSwing]).toEqual([false, false])
})

it('of few beds is lower than one of many, in every shape', () => {
  for (const slug of slugs) {
    const [low, high] = [2, 8].map((totalBeds) => drawingPaths(drawingShape({ ...facts, slug, totalBeds })).attic[1])
    expect(low).toBeGreaterThan(high ?? 0)
  }
})
