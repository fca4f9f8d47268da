import type { FoundPeople, StaffOrganization, StaffPerson } from '#contract/residence/moderation/people.ts'
import { describeChanges } from '#domain/history/change-words.ts'
import { refuseLockingOrganization, refuseLockingPerson } from '#domain/people/locking.ts'
import type { Moderator } from '#server/modules/residence/moderation/listings.service.ts'
import type { HistoryLine } from '#server/modules/residence/moderation/listings.store.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { system } from '#server/plumbing/transactions.ts'
import { findInvitations, findOrganizations, findPeople } from './finding.store.ts'
import type { PeopleParts } from './locks.service.ts'
import { readStanding } from './locks.store.ts'
import { listDone, listMailsTo, listResidences, readOrganization, readPerson } from './people.store.ts'
import { findResetRefusal, findWaitingResets, toShownReset } from './resets.service.ts'
import { readOpenReset } from './resets.store.ts'

export type People = ReturnType<typeof createPeople>

const foundAtMost = 25
const wordsAtMost = 8
const onlyLeaders = 'Owners and managers of the staff lock, unlock and send again.'

export function createPeople({ transactions, accounts }: PeopleParts) {
  return {
    async find(who: Moderator, typed: string): Promise<FoundPeople> {
      const words = typed
        .split(/[\s,]+/)
        .filter(Boolean)
        .slice(0, wordsAtMost)
      const one = foundAtMost + 1
      const found = await transactions.run(system, async (tx) => ({
        people: await findPeople(tx, words, one),
        organizations: await findOrganizations(tx, words, one),
        invitations: await findInvitations(tx, words, one),
        resets: words.length === 0 ? await findWaitingResets(tx, who) : [],
      }))
      const signUps = words.length === 0 ? [] : await accounts.findWaiting(words, one)
      const { resets, ...listed } = found
      const all = { ...listed, signUps }
      const more = Object.values(all).some(({ length }) => length > foundAtMost)
      return {
        resets,
        people: all.people.slice(0, foundAtMost),
        organizations: all.organizations.slice(0, foundAtMost),
        signUps: all.signUps.slice(0, foundAtMost),
        invitations: all.invitations.slice(0, foundAtMost),
        more,
        mayChange: who.mayChange,
      }
    },
    async readPerson(who: Moderator, id: string): Promise<StaffPerson> {
      const signIn = await accounts.signInFacts(id)
      return transactions.run(system, async (tx) => {
        const read = await readPerson(tx, id)
        if (!read) throw new AppError('not_found', 'There is no such person.')
        const { signedInAt, ...person } = read
        const standing = await readStanding(tx, id, who.person.id)
        const last =
          [signedInAt, signIn.signedInAt]
            .filter((at) => at !== null)
            .sort()
            .at(-1) ?? null
        const { sessions, lastUsed, passkeys, hasApp } = signIn
        return {
          ...person,
          signIn: { last, sessions, lastUsed, passkeys, hasApp },
          houses: await listResidences(
            tx,
            person.organizations.filter(({ kind }) => kind !== 'alliance').map(({ id }) => id),
          ),
          mails: await listMailsTo(tx, person.email),
          done: (await listDone(tx, 'person', id)).map(toDone),
          reset: toShownReset(await readOpenReset(tx, id), who),
          resetRefusal: who.mayChange ? await findResetRefusal(tx, who, id, hasApp || passkeys > 0) : onlyLeaders,
          refusal: who.mayChange ? refuseLockingPerson({ ...standing, isSelf: id === who.person.id }) : onlyLeaders,
        }
      })
    },
    async readOrganization(who: Moderator, id: string): Promise<StaffOrganization> {
      const read = await transactions.run(system, async (tx) => {
        const organization = await readOrganization(tx, id)
        if (!organization) throw new AppError('not_found', 'There is no such organization.')
        return {
          ...organization,
          houses: await listResidences(tx, [id]),
          done: (await listDone(tx, 'organization', id)).map(toDone),
          refusal: who.mayChange ? refuseLockingOrganization(organization.kind) : onlyLeaders,
        }
      })
      const seen = await accounts.lastSeen(read.people.map((person) => person.id))
      const people = read.people.map((person) => ({
        ...person,
        lastUsed: seen.get(person.id)?.toISOString() ?? null,
      }))
      return { ...read, people }
    },
  }
}

function toDone(line: HistoryLine) {
  return { id: line.id, at: line.at, by: line.by, words: describeChanges({ ...line, isSelf: false }) }
}
