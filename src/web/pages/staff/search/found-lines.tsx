import type { ReactNode } from 'react'
import type { PeopleWords } from '#content/staff/people.ts'
import type { StaffSearchWords } from '#content/staff/search.ts'
import type { StaffSearchAnswer } from '#contract/residence/moderation/staff-search.ts'
import { formatPhone } from '#domain/inquiries/tel-address.ts'
import { buildVerifyPath } from '#domain/language/language.ts'
import { describeMailKind } from '#web/pages/staff/mail/kind-words.ts'
import { MailStateBadge } from '#web/pages/staff/mail/mail-state.tsx'
import { ListingBadge } from '#web/pages/staff/moderation/listings/listing-badge.tsx'
import { describeKey, LockedBadge } from '#web/pages/staff/moderation/people/people-parts.tsx'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { Badge } from '#web/ui/text/badge.tsx'

export type Group = Exclude<keyof StaffSearchAnswer, 'isTooShort'>

export type SearchWords = {
  search: StaffSearchWords
  people: PeopleWords
  mail: {
    kinds: Readonly<Record<string, string>>
    states: Readonly<Record<StaffSearchAnswer['mails']['rows'][number]['state'], string>>
  }
}

type Line = { key: string; to: string; name: string; words: string; rest: ReactNode; mark?: ReactNode }

const joinPlace = (city: string, state: string | null) => [city, state].filter(Boolean).join(', ')

/** What each thing that was found is called, where it leads, and the words that tell it from the next. */
export function listLines(found: StaffSearchAnswer, words: SearchWords): Record<Group, Line[]> {
  return {
    ...listAccounts(found, words.people),
    ...listFoundResidences(found, words),
    messages: found.messages.rows.map(({ id, ref, senderName, facilityName, stateId, receivedAt, answeredAt }) => ({
      key: id,
      to: `/staff/inbox/${id}`,
      name: senderName,
      words: [ref, facilityName, stateId].filter(Boolean).join(', '),
      rest: <Moment at={receivedAt} />,
      mark: (
        <Badge form={answeredAt === null ? 'open' : 'filled'}>{words.search[answeredAt ? 'answered' : 'waits']}</Badge>
      ),
    })),
    mails: found.mails.rows.map(({ id, kind, subject, recipient, createdAt, state }) => ({
      key: id,
      to: `/staff/mail/${id}`,
      name: subject,
      words: `${describeMailKind(kind, words.mail.kinds)}, ${recipient}`,
      rest: <Moment at={createdAt} />,
      mark: <MailStateBadge state={state} words={words.mail.states[state]} />,
    })),
  }
}

function listAccounts({ organizations, people, invitations, signUps }: StaffSearchAnswer, words: PeopleWords) {
  return {
    organizations: organizations.rows.map(({ id, name, kind, state, people: members, houses, isLocked }) => ({
      key: id,
      to: `/staff/organizations/${id}`,
      name,
      words: joinPlace(describeKey(words.kinds, kind), state),
      rest: words.counts(members, houses),
      mark: isLocked && <LockedBadge words={words} />,
    })),
    people: people.rows.map(({ id, name, email, organizations: of, isLocked }) => ({
      key: id,
      to: `/staff/people/${id}`,
      name: name || email,
      words: name === '' ? '' : email,
      rest: of.map((one) => `${describeKey(words.roles, one.role)}, ${one.name}`).join('; ') || words.noOrganization,
      mark: isLocked && <LockedBadge words={words} />,
    })),
    invitations: invitations.rows.map(({ id, email, role, organization, expiresAt }) => ({
      key: id,
      to: `/staff/organizations/${organization.id}`,
      name: email,
      words: words.invited(describeKey(words.roles, role), organization.name),
      rest: (
        <>
          {words.until} <Moment at={expiresAt} />
        </>
      ),
    })),
    signUps: signUps.rows.map(({ email, name, organization, askedAt }) => ({
      key: email,
      to: `/staff/people?${new URLSearchParams({ q: email })}`,
      name: email,
      words: `${name}. ${words.signUp(organization)}`,
      rest: (
        <>
          {words.asked} <Moment at={askedAt} />
        </>
      ),
    })),
  }
}

function listFoundResidences(
  { homes, certificates, claims }: StaffSearchAnswer,
  { search: words, people }: SearchWords,
) {
  return {
    homes: homes.rows.map((home) => ({
      key: home.id,
      to: `/staff/listings/${home.id}`,
      name: home.name,
      words: joinPlace(home.city, [home.state, home.zip].filter(Boolean).join(' ')),
      rest: [home.organization.name, home.phone !== '' && formatPhone(home.phone)].filter(Boolean).join(', '),
      mark: <ListingBadge listing={home} words={people} />,
    })),
    certificates: certificates.rows.map(({ id, number, residence, city, state, standing, endsOn }) => ({
      key: id,
      to: buildVerifyPath(number),
      name: number,
      words: `${residence}, ${joinPlace(city, state)}`,
      rest: `${words.until} ${endsOn}`,
      mark: <Badge form={standing === 'holds' ? 'filled' : 'dashed'}>{words.certificates[standing]}</Badge>,
    })),
    claims: claims.rows.map(({ id, residenceId, residence, city, state, isOnList, standing, ...claim }) => ({
      key: id,
      to: isOnList ? `/workspace/claims#claim-${id}` : `/staff/listings/${residenceId}`,
      name: residence,
      words: joinPlace(city, state),
      rest: (
        <>
          {words.claimedBy(claim.madeBy, claim.organization)}, <Moment at={claim.madeAt} />
        </>
      ),
      mark: <Badge form={standing === 'waiting' ? 'half' : 'dashed'}>{words.claims[standing]}</Badge>,
    })),
  }
}
