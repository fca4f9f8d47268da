import { findZoneOfState } from '#domain/states/us-zones.ts'
import { formatEvent, openEventStream } from '#server/plumbing/answers/event-stream.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { system } from '#server/plumbing/transactions.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { findNextHoldEnds, findZone } from './desk-events.store.ts'
import { createDueChanges } from './due-changes.jobs.ts'
import { createGatheredChanges } from './gathered-changes.jobs.ts'
import { createRecentChanges } from './recent-changes.rules.ts'
import { type OpenSessions, watchSessions } from './session-watch.jobs.ts'
import { type Subscriber, type SubscriberLimits, Subscribers } from './subscribers.service.ts'

type Listener = {
  personId: string
  sessionId: string
  clientAddress: string
  lastEventId: string | undefined
  cut: () => void
}

export type DeskEvents = ReturnType<typeof createDeskEvents>

const heartbeatMs = 20_000
const retryMs = 3_000
const maxGathered = 300
const maxRemembered = 2_000
export const deskStreamLimits = { perAddress: 60, inAll: 3_000 }

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'log'> & {
  openSessions: OpenSessions
  limits?: SubscriberLimits
  sessionsEveryMs?: number
}

export function createDeskEvents(parts: Parts) {
  const { transactions, clock, log } = parts
  // What is followed here are organizations.
  const desks = new Subscribers(parts.limits ?? deskStreamLimits)
  const recent = createRecentChanges(maxRemembered)
  const gathered = createGatheredChanges({ most: maxGathered, log, hand: notify })
  const due = createDueChanges(clock, (organizations) => organizations.forEach(gathered.add))
  const people = new WeakMap<Subscriber, Listener>()
  const sessions = watchSessions<Subscriber>({
    open: parts.openSessions,
    followed: () => desks.all().map((one) => [one, people.get(one)?.sessionId ?? ''] as const),
    end: sendAway,
    log,
    ...(parts.sessionsEveryMs && { everyMs: parts.sessionsEveryMs }),
  })
  let isClosed = false

  async function notify(changed: Set<string> | 'all'): Promise<void> {
    const followed = new Set(desks.all().flatMap(({ residences }) => [...residences]))
    const reports = changed === 'all' ? null : groupReports(changed)
    const notified = [...followed].filter((organization) => reports?.has(organization) ?? true)
    await watchHolds(notified, clock.now())
    const id = formatId(recent.add(reports?.keys() ?? 'all'))
    for (const organization of notified) {
      const text = formatEvent({ event: 'again', id, data: formatData(reports?.get(organization)) })
      for (const { stream } of desks.ofResidence(organization)) stream.send(text)
    }
  }

  function formatId(batch: number): string {
    return `${recent.idOf(batch)}-${clock.now().getTime()}`
  }

  /** A hold that runs out writes no row, so it has to be timed here. */
  async function watchHolds(organizations: readonly string[], from: Date): Promise<void> {
    if (organizations.length === 0) return
    const ends = await transactions.run(system, (tx) => findNextHoldEnds(tx, organizations, from))
    for (const organization of organizations) {
      const isFollowed = desks.ofResidence(organization).size > 0
      due.set(organization, isFollowed ? (ends.get(organization) ?? null) : null)
    }
  }

  function forget(follower: Subscriber): void {
    desks.remove(follower)
    for (const organization of follower.residences) {
      if (desks.ofResidence(organization).size === 0) due.set(organization, null)
    }
  }

  function sendAway({ stream }: Subscriber): void {
    stream.end(formatEvent({ retry: retryMs }))
  }

  return {
    /**
     * `again` events carry the ids of bed reports if nothing else changed; otherwise nothing. Starts with one where
     * something may have been missed since `lastEventId`. Throws `too_many_requests` or `unavailable`.
     */
    async follow(organizationId: string, from: Listener): Promise<ReadableStream<Uint8Array>> {
      const { clientAddress, lastEventId, cut } = from
      if (isClosed) throw new AppError('unavailable', 'This server is about to stop.', { retryAfter: 3 })
      const address = toAddressBlock(clientAddress)
      desks.requireRoom(address)
      const follower: Subscriber = {
        residences: new Set([organizationId]),
        state: null,
        address,
        stream: openEventStream({
          cut,
          closed: () => forget(follower),
          beat: () => ': still here\n\n',
          beatMs: heartbeatMs,
        }),
      }
      people.set(follower, from)
      desks.add(follower)
      try {
        const start = { retry: retryMs, id: formatId(recent.latest()) }
        const missed = lastEventId === undefined ? [] : recent.since(lastEventId)
        await watchHolds([organizationId], readMoment(lastEventId) ?? clock.now())
        const isNews = missed === null || missed.includes(organizationId)
        follower.stream.begin(formatEvent(isNews ? { ...start, event: 'again', data: '' } : start))
      } catch (error) {
        follower.stream.end()
        throw error
      }
      return follower.stream.body
    },
    /** Its own where it chose one, and otherwise that of the state where most of its houses are. */
    async timeZoneOf(organizationId: string): Promise<string> {
      const { zone, state } = await transactions.run(system, (tx) => findZone(tx, organizationId))
      return zone ?? findZoneOfState(state)
    },
    heardTo: (): string => formatId(recent.latest()),
    /**
     * From the database channel 'desk': an organization's id, with a bed report's id if that was all that changed, or
     * '*' for any.
     */
    receive(notified: string): void {
      if (notified === '*') gathered.addAll()
      else gathered.add(notified)
    },
    /**
     * From the database channel 'left_desk': "organization person", or '*' where something may have been missed. Those
     * followers are disconnected and checked again.
     */
    sendOut(left: string): void {
      const [organization = '', person] = left.split(' ')
      const gone =
        left === '*'
          ? desks.all()
          : [...desks.ofResidence(organization)].filter((one) => people.get(one)?.personId === person)
      gone.forEach(sendAway)
    },
    close(): void {
      isClosed = true
      sessions.stop()
      gathered.stop()
      due.stop()
      // Browsers connect again after different pauses, so that the next server does not get them all at once.
      for (const { stream } of desks.all()) {
        stream.end(formatEvent({ retry: Math.round(retryMs * (0.4 + 1.2 * Math.random())) }))
      }
    },
  }
}

function groupReports(notified: ReadonlySet<string>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const one of notified) {
    const [organization = '', report] = one.split(' ')
    const isMore = report === undefined || notified.has(organization)
    found.set(organization, isMore ? [] : [...(found.get(organization) ?? []), report])
  }
  return found
}

function formatData(reports: readonly string[] = []): string {
  return reports.length === 0 ? '' : JSON.stringify(reports)
}

function readMoment(eventId: string | undefined): Date | null {
  const at = Number(eventId?.split('-')[2])
  return Number.isSafeInteger(at) ? new Date(at) : null
}
