import fc from 'fast-check'
import { type RoiNumbers, roiFields } from '#domain/figures/roi/roi-numbers.ts'

/** Any numbers the calculator takes, in cents. */
export const anyRoiNumbers: fc.Arbitrary<RoiNumbers> = fc.record({
  beds: chooseWithin('beds'),
  occupancy: chooseWithin('occupancy'),
  fee: chooseWithin('fee'),
  hours: chooseWithin('hours'),
  cost: chooseWithin('cost'),
  less: chooseWithin('less'),
  funding: chooseWithin('funding'),
  ramp: chooseWithin('ramp'),
  fill: chooseWithin('fill'),
  price: chooseWithin('price'),
  moving: chooseWithin('moving'),
})

function chooseWithin(name: keyof typeof roiFields): fc.Arbitrary<number> {
  const { least, most, isWhole } = roiFields[name]
  if (isWhole) return fc.integer({ min: least, max: most })
  return fc.integer({ min: least * 100, max: most * 100 }).map((cents) => cents / 100)
}
