import type { BoardGroup } from '#contract/beds/board.ts'
import type { ReminderLink } from '#contract/reminders/reminders.ts'
import type { Beds } from '#server/modules/beds/beds.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { system, type Tx } from '#server/plumbing/transactions.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import type { LinkSecrets } from './link-secret.rules.ts'
import { findLink, type KnownLink, markUsed } from './reminder-link.store.ts'

export type BedsReported = { open: number; seen: string | null }

export type ReminderLinkService = ReturnType<typeof createReminderLinks>

type Parts = Pick<ServerParts, 'transactions' | 'rateLimits' | 'clock'> & {
  beds: Pick<Beds, 'changeIn' | 'groupIn'>
  secrets: LinkSecrets
}

export function createReminderLinks({ transactions, beds, rateLimits, clock, secrets }: Parts) {
  const perAddress = rateLimits('reminder-answer', { limit: 60, windowSeconds: 600 })

  const findGroup = (tx: Tx, link: KnownLink) => beds.groupIn(tx, link.organizationId, link.groupId)

  async function use(tx: Tx, link: KnownLink, hash: Buffer, saying: BedsReported, device: string) {
    const before = await findGroup(tx, link)
    const { open } = saying
    // Where the number was confirmed after the reminder was sent, the link counts as seeing the confirmed one.
    const seen = before && saying.seen === link.askedReport && !isNewer(link, before) ? before.reportId : saying.seen
    const who = {
      organizationId: link.organizationId,
      actor: { kind: 'system', personId: link.personId, origin: { source: 'link', device } } as const,
    }
    const isSame = before?.open === open && before.reportId === seen
    const result = await beds.changeIn(tx, who, {
      id: link.saysId,
      groupId: link.groupId,
      kind: isSame ? 'confirm' : 'report',
      open,
      seen,
      madeAt: clock.now().toISOString(),
    })
    if (result.outcome === 'refused') throw new AppError('conflict', result.reason)
    if (result.outcome === 'conflict') throw new AppError('conflict', describeNewer(result.group))
    await markUsed(tx, hash, { at: clock.now(), open })
  }

  return {
    async look(secret: string): Promise<ReminderLink | null> {
      const hash = secrets.hashOf(secret)
      if (hash === null) return null
      return transactions.run(system, async (tx) => {
        const link = await findLink(tx, hash, 'look')
        return link && showLink(link, await findGroup(tx, link), clock.now())
      })
    },
    /**
     * Works once for each link; the same number again changes nothing. Throws `not_found`, `conflict` in words where it
     * cannot be used, `too_many_requests` after 60 in 10 minutes.
     */
    async say(
      secret: string,
      saying: BedsReported,
      { clientAddress, device }: { clientAddress: string; device: string },
    ): Promise<void> {
      await perAddress.take(toAddressBlock(clientAddress))
      const hash = secrets.hashOf(secret)
      const found = hash && (await transactions.run(system, (tx) => findLink(tx, hash, 'look')))
      if (!hash || !found) throw new AppError('not_found', 'There is no such link.')
      const actor = { kind: 'system', personId: found.personId, origin: { source: 'link', device } } as const
      await transactions.run(actor, async (tx) => {
        const link = await findLink(tx, hash, 'use')
        // Where it may not be said any more, the page says why.
        if (link && mayUse(link, clock.now())) await use(tx, link, hash, saying, device)
        else if (link) requireSame(link, saying.open)
      })
    },
  }
}

function mayUse({ isMember, isArchived, expiresAt, usedAt }: KnownLink, now: Date): boolean {
  return isMember && !isArchived && expiresAt > now && usedAt === null
}

/** The same number again is a double tap; another one must not seem saved. */
function requireSame({ usedAt, saidOpen }: KnownLink, open: number): void {
  if (usedAt === null || saidOpen === open) return
  throw new AppError('conflict', `${open} was not taken: this link had said ${saidOpen} already.`)
}

function showLink(link: KnownLink, group: BoardGroup | null, now: Date): ReminderLink {
  const { act, residence, city, audience } = link
  if (!link.isMember || group === null) return { kind: 'left' }
  if (link.isArchived) return { kind: 'archived', residence }
  const standing = {
    residence,
    city,
    audience,
    open: group.open,
    totalBeds: group.totalBeds,
    most: group.totalBeds - group.holds.length,
    saidAt: group.saidAt,
    saidBy: group.saidBy?.name || null,
  }
  if (link.usedAt !== null && link.saidOpen !== null) {
    return {
      kind: 'done',
      ...standing,
      said: link.saidOpen,
      usedAt: link.usedAt.toISOString(),
      isListed: link.isListed,
      mayUseAnother: link.hasUnused && link.expiresAt > now,
    }
  }
  if (link.expiresAt <= now) return { kind: 'expired', residence }
  return { kind: 'ask', act, ...standing, seen: group.reportId, isNewer: isNewer(link, group) }
}

function isNewer({ askedOpen }: KnownLink, { open }: BoardGroup): boolean {
  return open !== askedOpen
}

function describeNewer({ open, saidBy }: BoardGroup): string {
  const name = saidBy?.name || 'Somebody'
  return open === null
    ? 'The number has changed meanwhile.'
    : `Meanwhile ${name} said ${open} open. Look again, please.`
}
