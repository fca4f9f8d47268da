import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notPublished } from '#domain/figures/figure.ts'
import {
  type AdoptionFeatures,
  computeImplementation,
  describeAdoption,
  describeFeatureStatus,
  patchStates,
} from './adoption.ts'

function featuresWith(adopted: readonly boolean[]): AdoptionFeatures {
  const step = (index: number) =>
    adopted[index]
      ? ({ adopted: true, adoptedDate: null } as const)
      : ({ adopted: false, adoptedDate: null, outlook: index === 3 ? 'planned' : null } as const)
  return {
    directory: { ...step(0), facilities: notPublished },
    certification: { ...step(1), certified: notPublished },
    allProviders: { ...step(2), providers: notPublished },
    outcomes: { ...step(3), tracking: notPublished },
  }
}

describe('adoption', () => {
  it('is a percentage of four features, whichever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), (adopted) => {
        expect(computeImplementation(featuresWith(adopted))).toBe(adopted.filter(Boolean).length * 25)
      }),
    )
  })

  it('says in words what the Block draws', () => {
    expect(describeAdoption(featuresWith([true, true, false, false]))).toBe('2 of 4, 50%')
  })

  it('draws the patches clockwise from the directory, planned apart from absent', () => {
    expect(patchStates(featuresWith([true, false, false, false]))).toEqual(['adopted', 'absent', 'absent', 'planned'])
  })
})

it('the status of a feature claims no date that nobody gave', () => {
  expect(describeFeatureStatus('complete', null)).toBe('Active')
})
