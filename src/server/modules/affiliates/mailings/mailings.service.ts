import { randomUUID } from 'node:crypto'
import type { MailingChange, MailingsDesk } from '#contract/affiliates/mailings.ts'
import { addDays } from '#domain/language/added-time.ts'
import { dayMs } from '#domain/language/durations.ts'
import { findResidences } from '#domain/states/residences/find-residences.ts'
import {
  findMailingStart,
  gradeMailed,
  type MailingFacts,
  type MailingPlan,
  mailingChoices,
  mailingLimits,
  planMailing,
} from '#domain/states/residences/mailing.ts'
import { cleanMailingResidences } from '#domain/states/residences/mailing-residences.ts'
import { readResidencesAsked } from '#domain/states/residences/residences-asked.ts'
import type { StateResidence } from '#domain/states/residences/state-residence.ts'
import type { StateResidences } from '#server/modules/affiliates/desk/state-residences.service.ts'
import { requireAffiliateFor } from '#server/modules/certification/certificates/certificates.service.ts'
import { findLeaders } from '#server/modules/certification/certificates/reminding/reminding.service.ts'
import type { HeldMails, MailService } from '#server/modules/mail/mail.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import type { Actor, Tx } from '#server/plumbing/transactions.ts'
import { runAsSystem } from '#server/plumbing/work/as-system.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { writeMailingMail } from './mailing.mails.ts'
import {
  deleteDraft,
  findHolders,
  findOwnAddress,
  listMailings,
  listSentSince,
  lockMailings,
  type MailingDraft,
  type MailingOutcome,
  readDraft,
  readMailing,
  saveDraft,
  setSent,
  setStopped,
  type Writer,
} from './mailings.store.ts'

export type Mailings = ReturnType<typeof createMailings>

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'baseUrl' | 'supportEmail'> & {
  residences: Pick<StateResidences, 'read'>
  mail: Pick<MailService, 'enqueue' | 'startDelivery' | 'takeBack' | 'statesOf' | 'bouncedOf'>
}

type Officer = Writer & { actor: Actor }
type Affiliate = { id: string; name: string; state: string }

const mailingsShown = 20

export function createMailings(parts: Parts) {
  const { transactions, clock, mail } = parts
  return {
    read: (who: Officer, asked: { homes: string; mailing: string }): Promise<MailingsDesk> =>
      transactions.run(who.actor, (tx) => readDesk(tx, parts, who, asked)),
    /** Throws `not_found`, `conflict` where what was looked at is not what would be sent, `too_many_requests`. */
    async change(who: Officer, change: MailingChange): Promise<void> {
      const held = await transactions.run(who.actor, async (tx) => {
        if (change.act === 'send') return send(tx, parts, who, change)
        if (change.act === 'save') await save(tx, who, change, clock.now())
        else if (change.act === 'stop') await stop(tx, parts, who, change.id)
        else await deleteDraft(tx, who, change.id)
        return null
      })
      if (held) await mail.startDelivery(held)
    },
  }
}

async function readDesk(
  tx: Tx,
  { residences, mail, clock, baseUrl }: Parts,
  who: Officer,
  asked: { homes: string; mailing: string },
): Promise<MailingsDesk> {
  const affiliate = await requireAffiliateFor(tx, { affiliateId: who.organizationId }, undefined)
  const all = await residences.read(tx, affiliate)
  const facts = await readFacts(tx, mail, all)
  const planFor = (homes: string) => planMailing(chooseResidences(all, homes), facts)
  const draft = await readDraft(tx, who)
  const replyTo = await findOwnAddress(tx, affiliate.id)
  const wanted = asked.homes === '' ? null : cleanMailingResidences(asked.homes)
  const choices = new Set<string>([
    ...mailingChoices,
    ...(draft ? [draft.homes] : []),
    ...(wanted === null ? [] : [wanted]),
  ])
  const recent = await listSentSince(tx, affiliate.id, addDays(clock.now(), -1))
  const mailings = await listMailings(tx, affiliate.id, mailingsShown)
  return {
    affiliate: affiliate.name,
    replyTo,
    remaining: Math.max(0, mailingLimits.perDay - recent.length),
    choices: [...choices].map((homes) => {
      const { offices, left } = planFor(homes)
      return { homes, count: offices.flatMap((office) => office.homes).length + left.length, unmailed: left.length }
    }),
    wanted,
    draft,
    preview: draft && preview(draft, planFor(draft.homes), affiliate, replyTo, baseUrl),
    mailings,
    shown: await readShown(tx, { mail, clock }, affiliate.id, asked.mailing || (mailings[0]?.id ?? '')),
  }
}

const chooseResidences = (all: readonly StateResidence[], homes: string) =>
  findResidences(all, readResidencesAsked(new URLSearchParams(homes)))

/** What nobody but the system may see of other organizations stays on the server: addresses are in no answer. */
function readFacts(tx: Tx, mail: Parts['mail'], homes: readonly StateResidence[]): Promise<MailingFacts> {
  return runAsSystem(tx, async () => {
    const holders = await findHolders(
      tx,
      homes.map(({ id }) => id),
    )
    const leaders = await findLeaders(tx, [...new Set([...holders.values()].map(({ id }) => id))])
    return { holders, leaders, bounced: await mail.bouncedOf(tx, [...leaders.values()].flat()) }
  })
}

function preview(
  draft: MailingDraft,
  { offices, left }: MailingPlan,
  { name: affiliate }: Affiliate,
  replyTo: string | null,
  baseUrl: string,
): MailingsDesk['preview'] {
  const unmailed = left.length === 0 ? ['the homes you choose'] : left.slice(0, 2).map(({ home }) => home)
  const { operator, homes } = offices[0] ?? { operator: 'an operator', homes: unmailed }
  const { subject, text } = writeMailingMail(draft, { affiliate, operator, homes, replyTo }, baseUrl)
  return { subject, text, left, offices: offices.map((office) => ({ operator: office.operator, homes: office.homes })) }
}

async function readShown(tx: Tx, { mail, clock }: Pick<Parts, 'mail' | 'clock'>, organizationId: string, id: string) {
  const stored = /^[\da-f-]{36}$/.test(id) ? await readMailing(tx, organizationId, id) : null
  if (!stored?.outcome || !stored.sentAt) return null
  const { outcome, subject, text, sentAt, stoppedAt } = stored
  const states = await runAsSystem(tx, () =>
    mail.statesOf(
      tx,
      outcome.offices.flatMap(({ mails }) => mails),
    ),
  )
  const offices = outcome.offices.map(({ operator, homes, mails }) => {
    const state = stoppedAt ? 'stopped' : gradeMailed(mails.map((one) => states.get(one)))
    return { operator, homes, state }
  })
  const leavesAt = findMailingStart(sentAt)
  const isHeld = stoppedAt === null && clock.now() < leavesAt
  return { id, subject, text, offices, left: outcome.left, leavesAt: isHeld ? leavesAt.toISOString() : null }
}

type Change<Act extends MailingChange['act']> = Extract<MailingChange, { act: Act }>

async function save(tx: Tx, who: Writer, change: Change<'save'>, at: Date): Promise<void> {
  const { revision, subject } = change
  const text = change.text.replaceAll('\r\n', '\n')
  const homes = cleanMailingResidences(change.homes)
  if (await saveDraft(tx, who, { revision, subject, text, homes, at })) return
  throw new AppError(
    'conflict',
    'You saved, sent or discarded this draft in another window. What you typed is still here, and nothing of it is saved. Look below, then save again to put it there.',
  )
}

/** Null where it was sent before: a second press sends nothing. */
async function send(tx: Tx, parts: Parts, who: Officer, change: Change<'send'>): Promise<HeldMails | null> {
  const { mail, clock } = parts
  const affiliate = await requireAffiliateFor(tx, { affiliateId: who.organizationId }, undefined)
  await lockMailings(tx, affiliate.id)
  const draft = await readMailing(tx, affiliate.id, change.id)
  if (!draft) throw new AppError('not_found', 'This draft is no longer here. Write it again, then send it.')
  if (draft.outcome) return null
  const at = clock.now()
  const held = { id: draft.id, until: findMailingStart(at) }
  await requireRoom(tx, affiliate.id, at)
  const chosen = chooseResidences(await parts.residences.read(tx, affiliate), draft.homes)
  const { offices, left } = planMailing(chosen, await readFacts(tx, mail, chosen))
  if (offices.length === 0) throw new AppError('conflict', 'No home that you chose can get it. Choose other homes.')
  if (draft.revision !== change.revision || offices.length !== change.offices)
    throw new AppError('conflict', 'The text or the homes changed meanwhile. Look at the preview again, then send it.')
  const replyTo = await findOwnAddress(tx, affiliate.id)
  const outcome: MailingOutcome = { offices: [], left }
  for (const { operator, homes, to } of offices) {
    const around = { affiliate: affiliate.name, operator, homes, replyTo }
    const mailText = writeMailingMail(draft, around, parts.baseUrl)
    const mails = to.map((address) => ({ id: randomUUID(), to: address }))
    for (const one of mails) {
      await mail.enqueue(tx, {
        ...one,
        kind: 'affiliate-mailing',
        replyTo: replyTo ?? parts.supportEmail,
        mailText,
        held,
      })
    }
    outcome.offices.push({ operator, homes, mails: mails.map(({ id }) => id) })
  }
  await runAsSystem(tx, () => setSent(tx, draft.id, outcome, at))
  await noteSent(tx, affiliate.id, draft, outcome)
  return held
}

/** Its words become a draft again, where the officer has not begun another. */
async function stop(tx: Tx, { mail, clock }: Parts, who: Officer, id: string): Promise<void> {
  const { organizationId } = who
  await lockMailings(tx, organizationId)
  const sent = await readMailing(tx, organizationId, id)
  if (!sent?.sentAt) throw new AppError('not_found', 'There is no such email to stop.')
  if (sent.stoppedAt) return
  const at = clock.now()
  const isStopped = at < findMailingStart(sent.sentAt) && (await runAsSystem(tx, () => mail.takeBack(tx, id)))
  if (!isStopped) throw new AppError('conflict', 'The emails have left: they can no longer be stopped.')
  await runAsSystem(tx, () => setStopped(tx, id, at))
  const { subject, text, homes } = sent
  await saveDraft(tx, who, { revision: 0, subject, text, homes, at })
  await noteChange(tx, { organizationId, subject: 'mailing', subjectId: id, subjectName: subject, change: 'stopped' })
}

async function requireRoom(tx: Tx, organizationId: string, at: Date): Promise<void> {
  const recent = await listSentSince(tx, organizationId, addDays(at, -1))
  const first = recent.at(-mailingLimits.perDay)
  if (!first) return
  throw new AppError(
    'too_many_requests',
    `An affiliate sends at most ${mailingLimits.perDay} of these in 24 hours. Your draft is kept. Send it later.`,
    { retryAfter: Math.ceil((first.getTime() + dayMs - at.getTime()) / 1000) },
  )
}

function noteSent(tx: Tx, organizationId: string, { id, subject }: MailingDraft, { offices }: MailingOutcome) {
  return noteChange(tx, {
    organizationId,
    subject: 'mailing',
    subjectId: id,
    subjectName: subject,
    change: 'sent',
    after: { offices: offices.length, homes: offices.flatMap(({ homes }) => homes).length },
  })
}
