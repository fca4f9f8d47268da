import type { NumberAge } from '#domain/beds/bed-age.ts'

export type ResidenceCertificate = {
  number: string
  endsOn: string
  isUnconfirmed: boolean
  isForATime: boolean
  isEnding: boolean
}

export function hasLevelNoMore({ isSuspended, isCertified, certificate }: StateResidence): boolean {
  return isSuspended || (certificate !== null && !isCertified)
}

/**
 * A home as the affiliate of its state sees it. `isSuspended`: its last certificate was, and none has been set since.
 * `earlierNumbers` do not stand: replaced, suspended or withdrawn; the last one first. `open` is null where no number
 * counts.
 */
export type StateResidence = {
  id: string
  slug: string
  name: string
  city: string
  county: string
  isPublished: boolean
  isClaimed: boolean
  operator: string
  level: number | null
  isCertified: boolean
  isSuspended: boolean
  certificate: ResidenceCertificate | null
  earlierNumbers: string[]
  beds: number
  open: number | null
  saidAt: string | null
  age: NumberAge
  checkedAt: string | null
  isToCheck: boolean
}
