import type { CertificationLaw, CertifierFacts } from '#domain/certification/certificate/certifying.ts'
import { affiliates } from './affiliates.ts'
import { type StateCode, states } from './slugs.ts'

/**
 * As gathered in November 2026: Colorado since 2020, Kentucky KRS 222.502 (July 1, 2024), Virginia § 37.2-431.1 (July
 * 1, 2025), West Virginia § 69-15-4. A state's own license or register is another paper and not listed.
 */
const laws: Partial<Record<StateCode, CertificationLaw>> = {
  CO: 'required',
  KY: 'required',
  VA: 'required',
  FL: 'referrals',
  MA: 'referrals',
  OH: 'referrals',
  TN: 'referrals',
  WV: 'referrals',
  ME: 'money',
  MO: 'money',
  RI: 'money',
}

export function findCertifying(code: string): CertifierFacts {
  const known = states.find((state) => state.code === code)?.code
  const affiliate = known ? affiliates[known] : null
  return {
    affiliate: affiliate && {
      name: affiliate.name,
      website: affiliate.website,
      phone: affiliate.phone,
      email: affiliate.email,
    },
    law: (known && laws[known]) ?? null,
  }
}
