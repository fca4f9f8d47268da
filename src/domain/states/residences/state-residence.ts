import type { NumberAge } from '#domain/beds/bed-age.ts'

export type ResidenceCertificate = {
  number: string
  endsOn: string
  isUnconfirmed: boolean
  isForATime: boolean
  /** Within the days of `endingDays`, or ended already. */
  isEnding: boolean
}

/** Its level is one it had: the certificate was suspended or ran out. */
export function hasLevelNoMore({ isSuspended, isCertified, certificate }: StateResidence): boolean {
  return isSuspended || (certificate !== null && !isCertified)
}

/** A home as the affiliate of its state sees it among the others. */
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
  /** Its last certificate was suspended, and none has been set since. */
  isSuspended: boolean
  certificate: ResidenceCertificate | null
  /** Those that do not stand: replaced, suspended or withdrawn; the last one first. */
  earlierNumbers: string[]
  beds: number
  /** Null where no number counts. */
  open: number | null
  saidAt: string | null
  age: NumberAge
  /** Reviewed by its own people, or heard of by the affiliate on the phone. */
  checkedAt: string | null
  isToCheck: boolean
}
