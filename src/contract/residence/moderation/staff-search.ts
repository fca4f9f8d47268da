import * as z from 'zod/mini'
import { count, moment } from '#contract/calls/typed.ts'
import { inboxRow } from '#contract/contact/inbox.ts'
import { mailRow } from '#contract/mail/mail.ts'
import { verifiedStandings } from '#domain/certification/certificate/verified.ts'
import { claimStandings } from '#domain/search/staff-search.ts'
import { foundInvitation, foundOrganization, foundPerson, foundSignUp } from './people.ts'
import { shownListing } from './staff-listings.ts'

const certificate = z.object({
  id: z.string(),
  number: z.string(),
  state: z.string(),
  residence: z.string(),
  city: z.string(),
  standing: z.enum(verifiedStandings),
  endsOn: z.string(),
})

/** `isOnList`: the page of claims shows it still. */
const claim = z.object({
  id: z.string(),
  residenceId: z.string(),
  residence: z.string(),
  city: z.string(),
  state: z.string(),
  organization: z.string(),
  madeBy: z.string(),
  madeAt: moment,
  standing: z.enum(claimStandings),
  isOnList: z.boolean(),
})

/** The first of each. `total` is null where there are more than were counted. */
const total = z.nullable(count)

export const staffSearchAnswer = z.object({
  isTooShort: z.boolean(),
  organizations: z.object({ rows: z.array(foundOrganization), total }),
  people: z.object({ rows: z.array(foundPerson), total }),
  invitations: z.object({ rows: z.array(foundInvitation), total }),
  signUps: z.object({ rows: z.array(foundSignUp), total }),
  homes: z.object({ rows: z.array(shownListing), total }),
  certificates: z.object({ rows: z.array(certificate), total }),
  claims: z.object({ rows: z.array(claim), total }),
  messages: z.object({ rows: z.array(inboxRow), total }),
  mails: z.object({ rows: z.array(mailRow), total }),
})
export type StaffSearchAnswer = z.infer<typeof staffSearchAnswer>
