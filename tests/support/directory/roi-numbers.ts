import fc from 'fast-check'
import { type RoiNumbers, roiFields } from '#domain/figures/roi/roi-numbers.ts'

/** Any numbers the calculator takes, in cents. */
export const anyRoiNumbers: fc.Arbitrary<RoiNumbers> = fc.record({
  beds: within('beds'),
  occupancy: within('occupancy'),
  fee: within('fee'),
  hours: within('hours'),
  cost: within('cost'),
  less: within('less'),
  funding: within('funding'),
  ramp: within('ramp'),
  fill: within('fill'),
  price: within('price'),
  moving: within('moving'),
})

function within(name: keyof typeof roiFields): fc.Arbitrary<number> {
  const { least, most, isWhole } = roiFields[name]
  if (isWhole) return fc.integer({ min: least, max: most })
  return fc.integer({ min: least * 100, max: most * 100 }).map((cents) => cents / 100)
}
