import type { BedsEvent, ResidenceBeds } from '#contract/live/live.ts'
import { computeResidenceNumber } from '#domain/beds/residence-beds.ts'
import { minuteMs } from '#domain/language/durations.ts'
import { toStateSlug } from '#domain/residence/listing/findable.ts'
import { formatEvent, openEventStream } from '#server/plumbing/answers/event-stream.ts'
import { AppError, buildFieldsError } from '#server/plumbing/calls/errors.ts'
import { reader, system } from '#server/plumbing/transactions.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createDueChanges } from './due-changes.jobs.ts'
import { createGatheredChanges } from './gathered-changes.jobs.ts'
import { findChangesOfState, type LiveResidence, listStatesOfUnlisted, readResidences } from './live.store.ts'
import { createRecentChanges } from './recent-changes.rules.ts'
import { type Subscriber, type SubscriberLimits, Subscribers } from './subscribers.service.ts'

export type FollowedResidences = { residences: readonly string[]; state: string | null }

export type LiveService = {
  /**
   * Starts with the homes as they are, or what was missed since `lastEventId`. Throws `invalid_input`,
   * `too_many_requests` or `unavailable`.
   */
  follow(
    followed: FollowedResidences,
    from: { clientAddress: string; lastEventId: string | undefined; cut: () => void },
  ): Promise<ReadableStream<Uint8Array>>
  /** From the database channel 'listing': a home's id, or '*' for anything. */
  receive(residence: string): void
  close(): void
}

const heartbeatMs = 20_000
const retryMs = 3_000
const maxTold = 300
const maxRemembered = 2_000
export const streamLimits = { perAddress: 200, inAll: 5_000 }

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'log'> & {
  states: { options(): Promise<readonly { id: string; name: string }[]> }
  beforeTelling?: () => void
  limits?: SubscriberLimits
}

export function createLive(parts: Parts): LiveService {
  return new LiveResidences(parts)
}

class LiveResidences implements LiveService {
  readonly #parts: Parameters<typeof createLive>[0]
  readonly #followers: Subscribers
  readonly #recent = createRecentChanges(maxRemembered)
  readonly #gathered
  readonly #due
  #told = 0
  #isClosed = false

  constructor(parts: Parameters<typeof createLive>[0]) {
    this.#parts = parts
    this.#followers = new Subscribers(parts.limits ?? streamLimits)
    this.#gathered = createGatheredChanges({
      most: maxTold,
      log: parts.log,
      hand: (residences) => this.#tell(residences),
    })
    this.#due = createDueChanges(parts.clock, (keys) => this.#tellDue(keys))
  }

  receive = (residence: string): void => {
    if (residence === '*') this.#gathered.addAll()
    else this.#gathered.add(residence)
  }

  async follow(
    followed: FollowedResidences,
    from: Parameters<LiveService['follow']>[1],
  ): Promise<ReadableStream<Uint8Array>> {
    if (this.#isClosed) throw new AppError('unavailable', 'This server is about to stop.', { retryAfter: 3 })
    const state = followed.state === null ? null : await this.#codeOf(followed.state)
    const follower = this.#take({ residences: followed.residences, state }, from)
    try {
      follower.stream.begin(await this.#firstWords(follower, from.lastEventId))
    } catch (error) {
      follower.stream.end()
      throw error
    }
    return follower.stream.body
  }

  close = (): void => {
    this.#isClosed = true
    this.#gathered.stop()
    this.#due.stop()
    // Browsers connect again after different pauses, so that the next server does not get them all at once.
    for (const { stream } of this.#followers.all())
      stream.end(formatEvent({ retry: Math.round(retryMs * (0.4 + 1.2 * Math.random())) }))
  }

  async #codeOf(name: string): Promise<string> {
    const states = await this.#parts.states.options()
    const state = states.find((one) => one.id.toLowerCase() === name || toStateSlug(one.name) === name)
    if (state) return state.id
    throw buildFieldsError({ state: 'There is no such state.' })
  }

  #take(
    { residences, state }: { residences: readonly string[]; state: string | null },
    from: { clientAddress: string; cut: () => void },
  ): Subscriber {
    const address = toAddressBlock(from.clientAddress)
    this.#followers.requireRoom(address)
    const follower: Subscriber = {
      residences: new Set(residences),
      state,
      address,
      stream: openEventStream({
        cut: from.cut,
        closed: () => this.#forget(follower),
        beat: () => `: still here\n${formatEvent({ id: this.#recent.idOf(this.#told) })}`,
        beatMs: heartbeatMs,
      }),
    }
    this.#followers.add(follower)
    return follower
  }

  #forget(follower: Subscriber): void {
    this.#followers.remove(follower)
    for (const residence of follower.residences)
      if (this.#followers.ofResidence(residence).size === 0) this.#due.set(residence, null)
    const { state } = follower
    if (state !== null && this.#followers.ofState(state).size === 0) this.#due.set(state, null)
  }

  /** The follower is registered before this reads, so no change is lost. */
  async #firstWords(follower: Subscriber, lastEventId: string | undefined): Promise<string> {
    const start = { retry: retryMs, id: this.#recent.idOf(this.#recent.latest()) }
    const missed = lastEventId === undefined ? undefined : this.#recent.since(lastEventId)
    if (follower.state !== null) await this.#watchState(follower.state)
    if (missed === null) return formatEvent({ ...start, event: 'again', data: '' })
    const relevant = missed?.filter((residence) => follower.state !== null || follower.residences.has(residence)) ?? [
      ...follower.residences,
    ]
    if (relevant.length === 0) return formatEvent(start)
    if (relevant.length > maxTold) return formatEvent({ ...start, event: 'again', data: '' })
    const read = await this.#read(relevant)
    const residences = read.residences.filter(
      ({ id, state }) => follower.residences.has(id) || state === follower.state,
    )
    if (read.unlistedIn.includes(follower.state ?? '')) return formatEvent({ ...start, event: 'again', data: '' })
    const gone = read.gone.filter((id) => follower.residences.has(id))
    if (residences.length === 0 && gone.length === 0) return formatEvent(start)
    return formatEvent({
      ...start,
      ...writeBedsEvent(
        residences.map(({ json }) => json),
        gone,
      ),
    })
  }

  async #tell(changed: Set<string> | 'all'): Promise<void> {
    const batch = this.#recent.add(changed)
    const id = this.#recent.idOf(batch)
    if (changed === 'all') {
      this.#parts.beforeTelling?.()
      this.#sayAgain(this.#followers.all(), id)
    } else {
      const followed = [...changed].filter((residence) => this.#isFollowed(residence))
      const read = followed.length > 0 ? await this.#read(followed) : null
      this.#parts.beforeTelling?.()
      if (read) this.#spread(read, id)
    }
    this.#told = batch
  }

  #isFollowed(residence: string): boolean {
    return this.#followers.followsStates() || this.#followers.ofResidence(residence).size > 0
  }

  #spread({ residences, gone, unlistedIn }: LiveChanges, id: string): void {
    const news = new Map<Subscriber, { residences: string[]; gone: string[] }>()
    const readNews = (follower: Subscriber) => {
      const known = news.get(follower) ?? { residences: [], gone: [] }
      news.set(follower, known)
      return known
    }
    for (const residence of residences)
      for (const follower of this.#followers.ofResidence(residence.id))
        readNews(follower).residences.push(residence.json)
    for (const residence of gone)
      for (const follower of this.#followers.ofResidence(residence)) readNews(follower).gone.push(residence)
    for (const [state, told] of Map.groupBy(residences, (residence) => residence.state)) {
      const text = formatEvent({
        id,
        ...writeBedsEvent(
          told.map(({ json }) => json),
          [],
        ),
      })
      for (const follower of this.#followers.ofState(state)) {
        if (follower.residences.size === 0) follower.stream.send(text)
        // Who follows some of them by id too is told of each once.
        else
          for (const residence of told)
            if (!follower.residences.has(residence.id)) readNews(follower).residences.push(residence.json)
      }
    }
    for (const [follower, { residences: told, gone: left }] of news)
      follower.stream.send(formatEvent({ id, ...writeBedsEvent(told, left) }))
    for (const state of unlistedIn) this.#sayAgain(this.#followers.ofState(state), id)
  }

  #sayAgain(followers: Iterable<Subscriber>, id: string): void {
    const text = formatEvent({ event: 'again', id, data: '' })
    for (const { stream } of followers) stream.send(text)
  }

  async #read(ids: readonly string[]): Promise<LiveChanges> {
    const { transactions, clock } = this.#parts
    const now = clock.now()
    const rows = await transactions.run(reader, (tx) => readResidences(tx, ids, now))
    for (const { id, state, changesAt } of rows) {
      if (this.#followers.ofResidence(id).size > 0) this.#due.set(id, changesAt)
      if (this.#followers.ofState(state).size > 0) this.#due.atLatest(state, changesAt)
    }
    const listed = new Set(rows.map(({ id }) => id))
    const gone = ids.filter((id) => !listed.has(id))
    // The id of a draft is sent only to those who asked by this id; others learn only that something in the state changed.
    const unlistedIn =
      gone.length > 0 && this.#followers.followsStates()
        ? await transactions.run(system, (tx) => listStatesOfUnlisted(tx, gone))
        : []
    return {
      residences: rows.map((row) => ({ id: row.id, state: row.state, json: JSON.stringify(toShownBeds(row, now)) })),
      gone,
      unlistedIn: [...new Set(unlistedIn.filter((state) => state !== null))],
    }
  }

  async #watchState(state: string): Promise<void> {
    const { transactions, clock } = this.#parts
    const now = clock.now()
    const { changesAt } = await transactions.run(reader, (tx) => findChangesOfState(tx, state, { after: now, now }))
    this.#due.atLatest(state, changesAt)
  }

  #tellDue(keys: string[]): void {
    for (const key of keys) {
      if (key.length > 2) this.receive(key)
      else this.#tellDueOf(key).catch(() => this.#due.atLatest(key, this.#parts.clock.now().getTime() + 1_000))
    }
  }

  async #tellDueOf(state: string): Promise<void> {
    const { transactions, clock } = this.#parts
    const now = clock.now()
    // The homes of a minute: after a failure it is asked a little later than it was due.
    const after = new Date(now.getTime() - minuteMs)
    const { homes: residences, changesAt } = await transactions.run(reader, (tx) =>
      findChangesOfState(tx, state, { after, now }),
    )
    if (this.#followers.ofState(state).size === 0) return
    this.#due.atLatest(state, changesAt)
    for (const residence of residences) this.receive(residence)
  }
}

type LiveChanges = { residences: { id: string; state: string; json: string }[]; gone: string[]; unlistedIn: string[] }

function toShownBeds({ id, slug, name, groups, yes, no }: LiveResidence, now: Date): ResidenceBeds {
  return { id, slug, name, ...computeResidenceNumber(groups, now), groups, yes, no }
}

function writeBedsEvent(residences: readonly string[], gone: readonly string[]): { event: string; data: string } {
  const rest: BedsEvent['gone'] = [...gone]
  return { event: 'beds', data: `{"homes":[${residences.join()}],"gone":${JSON.stringify(rest)}}` }
}
