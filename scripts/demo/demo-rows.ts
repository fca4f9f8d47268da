import type { StateCode } from '#content/states/slugs.ts'
import type { ResidenceDetail } from '#contract/residence/residence-detail.ts'
import type { ConditionalForm } from '#domain/certification/certificate/conditional-form.ts'
import type { ApiName } from '#domain/residence/fact-api.ts'
import type { HouseRule } from '#domain/residence/house-rules.ts'
import type { Answers, Need } from '#domain/residence/needs.ts'
import type { AddressVisibility, Audience, ListingStatus, NarrLevel } from '#domain/residence/residence.ts'

export type DemoOrganization = {
  id: string
  kind: 'operator' | 'affiliate'
  name: string
  stateCode: StateCode | null
  isUnchecked?: true
}

export type DemoPerson = { id: string; email: string; firstName: string; lastName: string }

export type DemoMembership = { personId: string; organizationId: string; role: 'owner' | 'manager' | 'bed_updater' }

type ResidenceInList = {
  id: string
  organizationId: string
  slug: string
  name: string
  description: string
  stateCode: StateCode
  city: string
  zip: string
  latitude: number
  longitude: number
  street: string
  addressVisibility: AddressVisibility
  phone: string
  email: string | null
  website: string | null
  narrLevel: NarrLevel | null
  certified: boolean
  /** YYYY-MM-DD; null exactly when not certified. */
  certifiedUntil: string | null
  status: ListingStatus
  isSample: true
}

export type DemoResidence = ResidenceInList & { details: ResidenceDetails }

/** Days as YYYY-MM-DD. */
export type DemoCertificate = {
  id: string
  organizationId: string
  residenceId: string
  number: string
  narrLevel: NarrLevel
  issuedOn: string
  endsOn: string
  /** Null until it ends before its last day. */
  endedAs: 'suspended' | 'withdrawn' | null
  endedAt: Date | null
  endReason: string
  form: ConditionalForm | null
  checkInOn: string | null
}

/** What is not in `answers` the home has not said. */
export type ResidenceDetails = Omit<Pick<ResidenceDetail, ApiName>, keyof ResidenceInList | 'state'> & {
  townLatitude: number
  townLongitude: number
  areaLatitude: number
  areaLongitude: number
  /** Null for an unclaimed listing. */
  claimedAt: Date | null
  checkedAt: Date
  /** YYYY-MM-DD. */
  feeSaidOn: string | null
  answers: Answers
  answerNotes: Partial<Record<Need, string>>
  rules: Partial<Record<HouseRule, string>>
}

export type DemoBedGroup = {
  id: string
  residenceId: string
  organizationId: string
  audience: Audience
  totalBeds: number
}

export type DemoBedReport = {
  id: string
  bedGroupId: string
  organizationId: string
  occupied: number
  reportedAt: Date
  reportedBy: string | null
  kind: 'report' | 'confirm'
}

/** Parents before the rows that refer to them. */
export type DemoData = {
  organizations: DemoOrganization[]
  people: DemoPerson[]
  memberships: DemoMembership[]
  residences: DemoResidence[]
  bedGroups: DemoBedGroup[]
  bedReports: DemoBedReport[]
}
