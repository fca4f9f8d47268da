import { randomUUID } from 'node:crypto'
import type { AffiliateChange, AffiliatesAnswer, ListedAffiliate } from '#contract/affiliates/affiliates.ts'
import { minuteMs } from '#domain/language/durations.ts'
import type { SigningKeys } from '#server/modules/certification/certificates/signing/signing.service.ts'
import type { Outbox } from '#server/modules/mail/mail.service.ts'
import type { Officers } from '#server/modules/team/officers.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { type ChangeOrigin, system, type Tx } from '#server/plumbing/transactions.ts'
import type { SecurityEvents } from '#server/plumbing/visitors/security-events.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { writeKeyMail } from './affiliates.mails.ts'
import { findAffiliateName, findKeyTime, insertAffiliate, listAffiliates, noteAffiliate } from './affiliates.store.ts'

export type AffiliatesContext = { person: { id: string; name: string }; origin: ChangeOrigin; address: string }

export type Affiliates = ReturnType<typeof createAffiliates>

type Parts = Pick<ServerParts, 'transactions' | 'baseUrl' | 'supportEmail' | 'clock'> & {
  officers: Officers
  mail: Outbox
  keys: SigningKeys
  securityEvents: SecurityEvents
}

/** Rows of another organization are written as the system, on the word of staff whose role the routes have checked. */
export function createAffiliates(parts: Parts) {
  const { transactions, officers, mail, clock, securityEvents, keys } = parts
  return {
    list: (): Promise<Pick<AffiliatesAnswer, 'affiliates'>> =>
      transactions.run(system, async (tx) => {
        const affiliates: ListedAffiliate[] = []
        const now = clock.now()
        for (const { key, ...row } of await listAffiliates(tx, now)) {
          const { people, invitations } = await officers.list(tx, row.id)
          const named = people.map(({ name, email, role, since }) => ({
            name,
            email,
            role,
            since: since.toISOString(),
          }))
          const listed = key && { ...key, isRecent: isRecent(new Date(key.since), now) }
          affiliates.push({ ...row, people: named, invitations, key: listed })
        }
        return { affiliates }
      }),
    /**
     * Gives the affiliate's id. Throws `not_found`, `conflict` where a state has its affiliate, `invalid_input` naming
     * the field, `too_many_requests`.
     */
    async change(by: AffiliatesContext, change: AffiliateChange): Promise<string> {
      const actor = { kind: 'system', personId: by.person.id, origin: by.origin } as const
      const id = await transactions.run(actor, (tx) => make(tx, parts, by, change))
      if (change.act === 'key') keys.forgetLists()
      if (change.act === 'invite') {
        securityEvents.note({
          kind: 'officer_invited',
          address: by.address,
          personId: by.person.id,
          organizationId: id,
        })
      }
      await mail.startDelivery()
      return id
    },
  }
}

async function make(tx: Tx, parts: Parts, by: AffiliatesContext, change: AffiliateChange): Promise<string> {
  if (change.act === 'make') return makeAffiliate(tx, change)
  const { officers } = parts
  const { id } = change
  const organization = await findAffiliateName(tx, id)
  if (organization === null) throw new AppError('not_found', 'There is no such affiliate.')
  if (change.act === 'key') {
    await changeKey(tx, parts, { id, name: organization }, change)
    return id
  }
  const inviter = {
    organizationId: id,
    organization,
    kind: 'affiliate' as const,
    person: by.person,
    device: by.origin.device ?? '',
  }
  if (change.act === 'invite') await officers.invite(tx, inviter, change.email, change.role)
  else if (change.act === 'resend') await officers.resend(tx, inviter, change.invitation)
  else await officers.withdraw(tx, inviter, change.invitation)
  return id
}

const recentMs = 15 * minuteMs
/** A second press makes another key only where somebody says so. */
const isRecent = (madeAt: Date, now: Date) => now.getTime() - madeAt.getTime() < recentMs

async function changeKey(
  tx: Tx,
  { keys, officers, mail, baseUrl, supportEmail, clock }: Parts,
  of: { id: string; name: string },
  { leaked, reason, again }: Extract<AffiliateChange, { act: 'key' }>,
): Promise<void> {
  const madeAt = await findKeyTime(tx, of.id)
  if (madeAt !== null && isRecent(madeAt, clock.now()) && again !== 'on') {
    throw buildFieldError('again', `The key of ${of.name} was made minutes ago. Check the box to make another one.`)
  }
  const hasLeaked = leaked === 'yes'
  await keys.changeKey(tx, of.id, hasLeaked)
  await noteAffiliate(tx, { ...of, change: hasLeaked ? 'key_revoked' : 'key_changed', after: { reason } })
  const mailText = writeKeyMail({ affiliate: of.name, hasLeaked, reason }, baseUrl)
  for (const { email, role } of (await officers.list(tx, of.id)).people) {
    if (role === 'owner') {
      await mail.enqueue(tx, { kind: 'certificate-key', to: email, replyTo: supportEmail, mailText })
    }
  }
}

async function makeAffiliate(tx: Tx, asked: Extract<AffiliateChange, { act: 'make' }>): Promise<string> {
  const id = randomUUID()
  const state = asked.state.slice(0, 2)
  const name = asked.name || asked.state.slice(3)
  if (name === '') throw buildFieldError('name', 'Say the name of the affiliate: this state has none on record.')
  if (!(await insertAffiliate(tx, { id, name, state })))
    throw buildFieldError('state', 'This state has its affiliate here.')
  await noteAffiliate(tx, { id, name, change: 'made' })
  return id
}

function buildFieldError(field: string, sentence: string): AppError {
  return new AppError('invalid_input', 'Please look at this field again.', { fields: { [field]: sentence } })
}
