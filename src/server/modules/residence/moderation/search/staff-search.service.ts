import type { StaffSearchAnswer } from '#contract/residence/moderation/staff-search.ts'
import { readWantedOfAll, shownOfEach } from '#domain/search/staff-search.ts'
import type { VerifyService } from '#server/modules/certification/certificates/verify/verify.service.ts'
import type { ClaimSearch } from '#server/modules/claims/lists/claim-search.service.ts'
import type { Inbox } from '#server/modules/contact/inbox.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { Listings, Moderator } from '#server/modules/residence/moderation/listings.service.ts'
import type { People } from '#server/modules/residence/moderation/people/people.service.ts'

export type StaffSearch = ReturnType<typeof createStaffSearch>

export type SearchedParts = {
  verifying: Pick<VerifyService, 'search'>
  claims: ClaimSearch
  inbox: Pick<Inbox, 'search'>
  mail: Pick<MailService, 'search'>
}

type Parts = SearchedParts & { people: Pick<People, 'find'>; listings: Pick<Listings, 'find'> }

const oneMore = shownOfEach + 1
const noPeople = { resets: [], people: [], organizations: [], invitations: [], signUps: [] }

/** Each part is asked of the module that owns it, which reads as the system. */
export function createStaffSearch({ people, listings, verifying, claims, inbox, mail }: Parts) {
  return {
    async find(who: Moderator, typed: string): Promise<StaffSearchAnswer> {
      const { text, exact, email } = readWantedOfAll(typed)
      const found = text === null ? noPeople : await people.find(who, text)
      const homes = text === null ? null : await listings.find({ words: text, show: 'all', page: 1 })
      const organizations = [...found.organizations, ...found.people.flatMap((person) => person.organizations)]
      const of = {
        residences: homes?.rows.map(({ id }) => id) ?? [],
        organizations: organizations.map(({ id }) => id),
      }
      return {
        isTooShort: exact === null,
        organizations: cut(found.organizations, countAll(found.organizations)),
        people: cut(found.people, countAll(found.people)),
        invitations: cut(found.invitations, countAll(found.invitations)),
        signUps: cut(found.signUps, countAll(found.signUps)),
        homes: cut(homes?.rows ?? [], homes?.total ?? 0),
        certificates: cut(exact === null ? [] : await verifying.search(exact)),
        claims: cut(text === null ? [] : await claims.search(of, oneMore)),
        messages: cut(exact === null ? [] : await inbox.search(exact, oneMore)),
        mails: cut(email === null ? [] : await mail.search(email, oneMore)),
      }
    },
  }
}

const foundAtMost = 25
const countAll = ({ length }: readonly unknown[]) => (length < foundAtMost ? length : null)

function cut<Row>(rows: readonly Row[], total: number | null = rows.length > shownOfEach ? null : rows.length) {
  return { rows: rows.slice(0, shownOfEach), total }
}
