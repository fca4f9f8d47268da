import type { SignedInUser } from '#contract/auth/auth.ts'
import { type DeskKind, type DeskRole, everyDesk, listRoles } from '#domain/people/desk-powers.ts'
import { withoutOrganization } from '#web/parts/desk/frame/without-organization.ts'

/** With a way back of its own there is nothing to ask about. */
export type RefusedWords = { title: string; words: string; contact: string; back?: { words: string; to: string } }

const and = new Intl.ListFormat('en-US')

type MayEnter = (person: SignedInUser) => boolean

export function describeRefusal(person: SignedInUser, mayEnter: MayEnter, own?: RefusedWords): RefusedWords {
  const { organization, email } = person
  if (organization === null) {
    return { title: withoutOrganization.title, words: withoutOrganization.words(email), contact: 'Contact' }
  }
  if (own) return own
  const { kind } = organization
  const roles = listRoles(kind).filter((role) => mayEnter({ ...person, organization: { ...organization, kind, role } }))
  const desks = everyDesk.filter((desk) => desk !== kind && hasRoom(person, desk, mayEnter))
  const words =
    roles.length > 0
      ? `It is for ${and.format(roles.map((role) => rolesInWords[role]))} ${ofDesk[kind]}.`
      : `It is for ${and.format(desks.map((desk) => peopleOf[desk]))}. Your account belongs to ${yours[kind]}.`
  return { title: 'You do not have access to this page', words, contact: 'Contact' }
}

function hasRoom(person: SignedInUser, kind: DeskKind, mayEnter: MayEnter): boolean {
  return mayEnter({ ...person, organization: { id: '', name: '', kind, role: 'owner' } })
}

const rolesInWords: Readonly<Record<DeskRole, string>> = {
  owner: 'the owners',
  manager: 'the managers',
  house_manager: 'the house managers',
  bed_updater: 'the bed updaters',
}

const ofDesk: Readonly<Record<DeskKind, string>> = {
  operator: 'of your organization',
  affiliate: 'of your affiliate',
  alliance: 'among the alliance’s staff',
}

const peopleOf: Readonly<Record<DeskKind, string>> = {
  operator: 'operators of homes',
  affiliate: 'state affiliates',
  alliance: 'the alliance’s staff',
}

const yours: Readonly<Record<DeskKind, string>> = {
  operator: 'an operator',
  affiliate: 'a state affiliate',
  alliance: 'the alliance’s staff',
}
