import { nextHoldEnds } from '#server/modules/live/desk-events.store.ts'
import { dueChanges } from '#server/modules/live/due-changes.ts'
import { type Follower, type FollowerLimits, Followers } from '#server/modules/live/followers.ts'
import { gatheredChanges } from '#server/modules/live/gathered-changes.ts'
import { recentChanges } from '#server/modules/live/recent-changes.ts'
import { type OpenSessions, watchSessions } from '#server/modules/live/session-watch.ts'
import { addressBlock } from '#server/plumbing/address-block.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { eventText, openEventStream } from '#server/plumbing/event-stream.ts'
import type { Log } from '#server/plumbing/log.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'

type Listener = {
  personId: string
  sessionId: string
  clientAddress: string
  lastEventId: string | undefined
  cut: () => void
}

/** Tells open desks that something of their organisation changed. What it was they ask for, each with its own rights. */
export type DeskEvents = {
  /**
   * A stream of `again` events without content. It begins with one where something may have been missed since
   * `lastEventId`. Throws `too_many_requests` or `unavailable`.
   */
  follow(organisationId: string, from: Listener): Promise<ReadableStream<Uint8Array>>
  /** Takes what the database tells the channel 'desk': the id of an organisation, or '*' for any. */
  hear(organisationId: string): void
  /**
   * Takes what the database tells the channel 'left_desk': "organisation person", who hears nothing more. Where something may
   * have been missed ('*'), everybody comes again and is looked at anew.
   */
  sendOut(left: string): void
  /** Sends everybody away, to come back later or to another server, and takes nobody in any more. */
  close(): void
}

/** Milliseconds. */
const beatMs = 20_000
const retryMs = 3_000
const mostGathered = 300
const mostRemembered = 2_000
const usualLimits = { perAddress: 60, inAll: 3_000 }

export function createDeskEvents(parts: {
  transactions: Transactions
  clock: Clock
  log: Log
  openSessions: OpenSessions
  limits?: FollowerLimits
  /** How often sessions are looked at, in milliseconds. */
  sessionsEveryMs?: number
}): DeskEvents {
  const { transactions, clock, log } = parts
  // What is followed here are organisations.
  const desks = new Followers(parts.limits ?? usualLimits)
  const recent = recentChanges(mostRemembered)
  const gathered = gatheredChanges({ most: mostGathered, log, hand: tell })
  const due = dueChanges(clock, (organisations) => organisations.forEach(gathered.add))
  const people = new WeakMap<Follower, Listener>()
  const sessions = watchSessions<Follower>({
    open: parts.openSessions,
    followed: () => desks.all().map((one) => [one, people.get(one)?.sessionId ?? ''] as const),
    end: sendAway,
    log,
    ...(parts.sessionsEveryMs && { everyMs: parts.sessionsEveryMs }),
  })
  let isClosed = false

  async function tell(changed: Set<string> | 'all'): Promise<void> {
    const followed = desks.all().flatMap(({ homes }) => [...homes])
    const told = changed === 'all' ? followed : followed.filter((organisation) => changed.has(organisation))
    await watchHolds([...new Set(told)])
    const text = eventText({ event: 'again', id: recent.idOf(recent.add(changed)), data: '' })
    for (const organisation of new Set(told)) for (const { stream } of desks.ofHome(organisation)) stream.send(text)
  }

  /** A hold that runs out writes nothing, so nobody would hear of it. */
  async function watchHolds(organisations: readonly string[]): Promise<void> {
    if (organisations.length === 0) return
    const ends = await transactions.run({ kind: 'system' }, (tx) => nextHoldEnds(tx, organisations, clock.now()))
    for (const organisation of organisations) {
      const isFollowed = desks.ofHome(organisation).size > 0
      due.set(organisation, isFollowed ? (ends.get(organisation) ?? null) : null)
    }
  }

  function forget(follower: Follower): void {
    desks.remove(follower)
    for (const organisation of follower.homes) {
      if (desks.ofHome(organisation).size === 0) due.set(organisation, null)
    }
  }

  /** Its page comes again, and is told whether it still may. */
  function sendAway({ stream }: Follower): void {
    stream.end(eventText({ retry: retryMs }))
  }

  return {
    async follow(organisationId, from) {
      const { clientAddress, lastEventId, cut } = from
      if (isClosed) throw new AppError('unavailable', 'This server is about to stop.', { retryAfter: 3 })
      const address = addressBlock(clientAddress)
      desks.requireRoom(address)
      const follower: Follower = {
        homes: new Set([organisationId]),
        state: null,
        address,
        stream: openEventStream({ cut, closed: () => forget(follower), beat: () => ': still here\n\n', beatMs }),
      }
      people.set(follower, from)
      desks.add(follower)
      try {
        const start = { retry: retryMs, id: recent.idOf(recent.latest()) }
        const missed = lastEventId === undefined ? [] : recent.since(lastEventId)
        await watchHolds([organisationId])
        const isNews = missed === null || missed.includes(organisationId)
        follower.stream.begin(eventText(isNews ? { ...start, event: 'again', data: '' } : start))
      } catch (error) {
        follower.stream.end()
        throw error
      }
      return follower.stream.body
    },
    hear(organisationId) {
      if (organisationId === '*') gathered.addAll()
      else gathered.add(organisationId)
    },
    sendOut(left) {
      const [organisation = '', person] = left.split(' ')
      const gone =
        left === '*'
          ? desks.all()
          : [...desks.ofHome(organisation)].filter((one) => people.get(one)?.personId === person)
      gone.forEach(sendAway)
    },
    close() {
      isClosed = true
      sessions.stop()
      gathered.stop()
      due.stop()
      // Not all at once to whoever takes them in.
      for (const { stream } of desks.all()) {
        stream.end(eventText({ retry: Math.round(retryMs * (0.4 + 1.2 * Math.random())) }))
      }
    },
  }
}
