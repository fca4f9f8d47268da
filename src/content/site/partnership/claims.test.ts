import { describe, expect, it } from 'vitest'
import { operatorPromises, promisedFeatures, soFar, vision2025 } from './claims.ts'

describe('the claims of the partnership', () => {
  it('have fixed figures (docs/specification.md, section 1)', () => {
    const lines = [soFar, vision2025, operatorPromises].flatMap((group) =>
      Object.values(group).map(({ shown, says }) => `${shown} ${says}`),
    )
    expect(lines).toEqual([
      '250,000+ individuals served',
      '7,150+ certified residences',
      '30+ states with affiliates',
      '100+ recovery organizations',
      '15+ years of standards',
      '10,000+ residences',
      '500,000+ lives',
      '50+ states',
      'Free profile setup',
      'Immediate directory listing',
      '40% less administrative time',
      '$50K+ extra funding',
      '90 days to a positive return on investment',
      '2-4 weeks for migration',
    ])
  })

  it('all say that they are program figures', () => {
    const claims = [soFar, vision2025, operatorPromises].flatMap((group) => Object.values(group))
    expect(claims.every((claim) => claim.pedigree.from === 'programme')).toBe(true)
  })

  it('promise seven features', () => {
    expect(promisedFeatures).toHaveLength(7)
  })
})
