import type { ClaimWay } from '#domain/claims/claim.ts'
import { type Claim, type ClaimCase, findWaitingReason, type Notice, undecided } from '#domain/claims/claim-case.ts'
import type { ClaimEvent, ClaimMail, ClaimOutcome, Decider } from '#domain/claims/claim-event.ts'
import type { Refusal } from '#domain/decisions/refusal.ts'
import { allianceId } from '#domain/people/organization.ts'

// Cases for the table of what can happen to claims. Organizations are named by one word: Birch, Third and Idle claim,
// Cedar holds, List is whoever put up a listing that nobody has claimed. A claim's id is the name of who made it.

export const day = (number: number) => new Date(Date.UTC(2026, 2, number))
/** The day of every event, unless it is said otherwise. */
export const today = day(5)

const affiliate = { id: 'affiliate', name: 'Affiliate' }
const alliance = { id: allianceId, name: 'the alliance' }

export const riley: Decider = { organization: affiliate, personName: 'Riley', replyTo: 'riley@', isParty: false }
export const avery: Decider = { organization: alliance, personName: 'Avery', replyTo: 'support@', isParty: false }

export function claim(by: string, change: Partial<Claim> = {}): Claim {
  const organizationId = by.replace(/\d/, '')
  return {
    id: by,
    organizationId,
    organizationName: name(organizationId),
    residenceId: 'house',
    residenceName: 'Harbor',
    city: 'Elkins',
    stateCode: 'WV',
    madeAt: day(1),
    madeBy: `${organizationId} person`,
    madeName: 'Nia Cole',
    madeEmail: `${organizationId}@`,
    way: null,
    shownAt: null,
    letter: '',
    competingSince: null,
    disownedAt: null,
    deciderId: null,
    deciderName: null,
    staffNotifiedAt: null,
    ...undecided,
    undoneAt: null,
    undoReason: '',
    handedOverAt: null,
    handedOverTo: null,
    handedOverReason: '',
    ...change,
  }
}

const buildShown = (by: string, way: ClaimWay, change: Partial<Claim>) =>
  claim(by, { way, shownAt: day(2), deciderId: affiliate.id, deciderName: affiliate.name, ...change })

export const papers = (by: string, change: Partial<Claim> = {}) =>
  buildShown(by, 'letter', { letter: 'Lease.', ...change })
export const code = (by: string, change: Partial<Claim> = {}) => buildShown(by, 'email', change)
/** A claim by which the house went from one organization to the claimant on the third day. */
export const won = (by: string, from: string, change: Partial<Claim> = {}) =>
  code(by, { endedAt: day(3), endedAs: 'approved', fromOrganizationId: from, ...change })

export function notified(claimId: string, holder: string, change: Partial<Notice> = {}): Notice {
  return {
    claimId,
    organizationId: holder,
    residenceName: 'Harbor',
    city: 'Elkins',
    stateCode: 'WV',
    claimantName: name(claimId.replace(/\d/, '')),
    notifiedAt: day(2),
    objection: '',
    objectedAt: null,
    objectedName: null,
    endedAt: null,
    endedAs: null,
    undoneAt: null,
    ...change,
  }
}

/** A house that nobody has claimed so far. */
export function free(claims: readonly Claim[], change: Partial<ClaimCase['residence']> = {}): ClaimCase {
  const residence = {
    id: 'house',
    name: 'Harbor',
    city: 'Elkins',
    stateCode: 'WV',
    slug: 'harbor',
    organizationId: 'list',
    claimedAt: null,
    isListed: true,
    email: 'house@homes.example',
    phone: '304-555-0100',
    takesTexts: true,
    ...change,
  }
  return { residence, claims, notices: [], decider: affiliate }
}

export function held(by: string, claims: readonly Claim[], notices: readonly Notice[] = []): ClaimCase {
  return { ...free(claims, { organizationId: by, claimedAt: day(1) }), notices }
}

/** By the name of each case: what was, what happens, and in words what comes of it (a refusal is one string). */
export type CaseRows = Record<string, readonly [before: ClaimCase, event: ClaimEvent, then: readonly string[] | string]>

/** The lines of a text; a list in it stands for its lines. */
export const lines = ({ raw }: TemplateStringsArray, ...lists: (string | readonly string[])[]): string[] =>
  String.raw({ raw }, ...lists.map((list) => [list].flat().join('\n')))
    .split('\n')
    .map((line) => line.trim())

/** In words what came of an event: where each claim stands, who holds the house, who was told, mails, notes and tasks. */
export function describeOutcome(out: ClaimOutcome | Refusal): string[] | string {
  if ('refused' in out) return `${out.refused}: ${out.words}`
  const { residence, claims, notices } = out.case
  return [
    ...claims.map((one) => `${one.id} ${findState(out.case, one)}`),
    ...(residence.claimedAt === null ? [] : [`held by ${residence.organizationId}`]),
    ...notices.map((one) => `${one.organizationId} told of ${one.claimId}${describeNoticeEnd(one)}`),
    ...out.mails.map(describeMail),
    ...(out.held === null ? [] : [`mails wait with ${out.held.id}`]),
    ...out.history.map(
      ({ organizationId, claimId, change, after, isBySystem }) =>
        `note to ${organizationId} of ${claimId}: ${change}${list(after)}${isBySystem ? ' by the machine' : ''}`,
    ),
    ...out.tasks.map(({ kind, ...task }) => `task: ${kind}${list(task)}`),
  ]
}

function findState(of: ClaimCase, one: Claim): string {
  const reason = findWaitingReason(of, one)
  const open = reason === null ? 'is open' : `waits: ${reason}`
  const ended = one.undoneAt ? 'is undone' : `is ${one.endedAs}${one.decidedName ? ` by ${one.decidedName}` : ''}`
  const notes = [
    one.competingSince && one.endedAt === null && 'knows of a rival',
    one.disownedAt && 'disowned',
    one.handedOverAt && `handed on to ${one.handedOverTo}`,
  ].filter((note) => note)
  return `${one.endedAt === null ? open : ended}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`
}

const describeNoticeEnd = ({ endedAs, objectedAt, undoneAt }: Notice) =>
  `${objectedAt ? ', objected' : ''}${endedAs ? `, ${endedAs}` : ''}${undoneAt ? ', undone' : ''}`

function describeMail({ kind, to, organizationId, claimId, replyTo, slots }: ClaimMail): string {
  const { cause, ...rest } = slots
  const said = { ...rest, ...(replyTo !== null && { replyTo }) }
  const reader = organizationId === allianceId ? 'alliance' : organizationId
  return `mail to ${reader}, ${to} of ${claimId}: ${kind}${cause ? ` (${cause})` : ''}${list(said)}`
}

function list(said: object): string {
  const words = Object.entries(said)
    .filter(([, value]) => value !== '' && !(value instanceof Date))
    .map(([key, value]) => `${key} ${value}`)
  return words.length > 0 ? ` [${words.join('; ')}]` : ''
}

function name(id: string): string {
  return `${id.charAt(0).toUpperCase()}${id.slice(1)}`
}
