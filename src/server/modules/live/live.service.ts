import type { BedsEvent, HomeBeds } from '#contract/directory/live.ts'
import { homeNumber } from '#domain/beds/home-beds.ts'
import { stateSlug } from '#domain/listing/findable.ts'
import { dueChanges } from '#server/modules/live/due-changes.ts'
import { type Follower, type FollowerLimits, Followers } from '#server/modules/live/followers.ts'
import { gatheredChanges } from '#server/modules/live/gathered-changes.ts'
import { changesOfState, type LiveHome, readHomes, statesOfUnlisted } from '#server/modules/live/live.store.ts'
import { recentChanges } from '#server/modules/live/recent-changes.ts'
import { eventText, openEventStream } from '#server/plumbing/answers/event-stream.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Log } from '#server/plumbing/start/log.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { addressBlock } from '#server/plumbing/visitors/address-block.ts'

export type Followed = { homes: readonly string[]; state: string | null }

export type Live = {
  /**
   * Starts with the homes as they are, or what was missed since `lastEventId`. Throws `invalid_input`,
   * `too_many_requests` or `unavailable`.
   */
  follow(
    followed: Followed,
    from: { clientAddress: string; lastEventId: string | undefined; cut: () => void },
  ): Promise<ReadableStream<Uint8Array>>
  /** From the database channel 'listing': a home's id, or '*' for anything. */
  hear(home: string): void
  close(): void
}

const beatMs = 20_000
const retryMs = 3_000
const mostTold = 300
const mostRemembered = 2_000
const usualLimits = { perAddress: 200, inAll: 5_000 }

const reader = { kind: 'visitor', onlyReads: true } as const

export function createLive(parts: {
  transactions: Transactions
  clock: Clock
  log: Log
  states: { options(): Promise<readonly { id: string; name: string }[]> }
  beforeTelling?: () => void
  limits?: FollowerLimits
}): Live {
  return new LiveHomes(parts)
}

class LiveHomes implements Live {
  readonly #parts: Parameters<typeof createLive>[0]
  readonly #followers: Followers
  readonly #recent = recentChanges(mostRemembered)
  readonly #gathered
  readonly #due
  #told = 0
  #isClosed = false

  constructor(parts: Parameters<typeof createLive>[0]) {
    this.#parts = parts
    this.#followers = new Followers(parts.limits ?? usualLimits)
    this.#gathered = gatheredChanges({ most: mostTold, log: parts.log, hand: (homes) => this.#tell(homes) })
    this.#due = dueChanges(parts.clock, (keys) => this.#tellDue(keys))
  }

  hear = (home: string): void => {
    if (home === '*') this.#gathered.addAll()
    else this.#gathered.add(home)
  }

  async follow(followed: Followed, from: Parameters<Live['follow']>[1]): Promise<ReadableStream<Uint8Array>> {
    if (this.#isClosed) throw new AppError('unavailable', 'This server is about to stop.', { retryAfter: 3 })
    const state = followed.state === null ? null : await this.#codeOf(followed.state)
    const follower = this.#take({ homes: followed.homes, state }, from)
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
    // Not all at once to whoever takes them in.
    for (const { stream } of this.#followers.all())
      stream.end(eventText({ retry: Math.round(retryMs * (0.4 + 1.2 * Math.random())) }))
  }

  async #codeOf(name: string): Promise<string> {
    const states = await this.#parts.states.options()
    const state = states.find((one) => one.id.toLowerCase() === name || stateSlug(one.name) === name)
    if (state) return state.id
    const fields = { state: 'There is no such state.' }
    throw new AppError('invalid_input', 'Some values are missing or not right.', { fields })
  }

  #take(
    { homes, state }: { homes: readonly string[]; state: string | null },
    from: { clientAddress: string; cut: () => void },
  ): Follower {
    const address = addressBlock(from.clientAddress)
    this.#followers.requireRoom(address)
    const follower: Follower = {
      homes: new Set(homes),
      state,
      address,
      stream: openEventStream({
        cut: from.cut,
        closed: () => this.#forget(follower),
        beat: () => `: still here\n${eventText({ id: this.#recent.idOf(this.#told) })}`,
        beatMs,
      }),
    }
    this.#followers.add(follower)
    return follower
  }

  #forget(follower: Follower): void {
    this.#followers.remove(follower)
    for (const home of follower.homes) if (this.#followers.ofHome(home).size === 0) this.#due.set(home, null)
    const { state } = follower
    if (state !== null && this.#followers.ofState(state).size === 0) this.#due.set(state, null)
  }

  /** The follower is registered before this reads, so no change is lost. */
  async #firstWords(follower: Follower, lastEventId: string | undefined): Promise<string> {
    const start = { retry: retryMs, id: this.#recent.idOf(this.#recent.latest()) }
    const missed = lastEventId === undefined ? undefined : this.#recent.since(lastEventId)
    if (follower.state !== null) await this.#watchState(follower.state)
    if (missed === null) return eventText({ ...start, event: 'again', data: '' })
    const asked = missed?.filter((home) => follower.state !== null || follower.homes.has(home)) ?? [...follower.homes]
    if (asked.length === 0) return eventText(start)
    if (asked.length > mostTold) return eventText({ ...start, event: 'again', data: '' })
    const read = await this.#read(asked)
    const homes = read.homes.filter(({ id, state }) => follower.homes.has(id) || state === follower.state)
    if (read.unlistedIn.includes(follower.state ?? '')) return eventText({ ...start, event: 'again', data: '' })
    const gone = read.gone.filter((id) => follower.homes.has(id))
    if (homes.length === 0 && gone.length === 0) return eventText(start)
    return eventText({
      ...start,
      ...bedsText(
        homes.map(({ json }) => json),
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
      const followed = [...changed].filter((home) => this.#isFollowed(home))
      const read = followed.length > 0 ? await this.#read(followed) : null
      this.#parts.beforeTelling?.()
      if (read) this.#spread(read, id)
    }
    this.#told = batch
  }

  #isFollowed(home: string): boolean {
    return this.#followers.followsStates() || this.#followers.ofHome(home).size > 0
  }

  #spread({ homes, gone, unlistedIn }: Read, id: string): void {
    const news = new Map<Follower, { homes: string[]; gone: string[] }>()
    const newsOf = (follower: Follower) => {
      const known = news.get(follower) ?? { homes: [], gone: [] }
      news.set(follower, known)
      return known
    }
    for (const home of homes)
      for (const follower of this.#followers.ofHome(home.id)) newsOf(follower).homes.push(home.json)
    for (const home of gone) for (const follower of this.#followers.ofHome(home)) newsOf(follower).gone.push(home)
    for (const [state, told] of Map.groupBy(homes, (home) => home.state)) {
      const text = eventText({
        id,
        ...bedsText(
          told.map(({ json }) => json),
          [],
        ),
      })
      for (const follower of this.#followers.ofState(state)) {
        if (follower.homes.size === 0) follower.stream.send(text)
        // Who follows some of them by id too is told of each once.
        else for (const home of told) if (!follower.homes.has(home.id)) newsOf(follower).homes.push(home.json)
      }
    }
    for (const [follower, { homes: told, gone: left }] of news)
      follower.stream.send(eventText({ id, ...bedsText(told, left) }))
    for (const state of unlistedIn) this.#sayAgain(this.#followers.ofState(state), id)
  }

  #sayAgain(followers: Iterable<Follower>, id: string): void {
    const text = eventText({ event: 'again', id, data: '' })
    for (const { stream } of followers) stream.send(text)
  }

  async #read(ids: readonly string[]): Promise<Read> {
    const { transactions, clock } = this.#parts
    const now = clock.now()
    const rows = await transactions.run(reader, (tx) => readHomes(tx, ids, now))
    for (const { id, state, changesAt } of rows) {
      if (this.#followers.ofHome(id).size > 0) this.#due.set(id, changesAt)
      if (this.#followers.ofState(state).size > 0) this.#due.atLatest(state, changesAt)
    }
    const listed = new Set(rows.map(({ id }) => id))
    const gone = ids.filter((id) => !listed.has(id))
    // A draft is nobody's business: its id is told to nobody who did not name it, only that the state changed.
    const unlistedIn =
      gone.length > 0 && this.#followers.followsStates()
        ? await transactions.run({ kind: 'system' }, (tx) => statesOfUnlisted(tx, gone))
        : []
    return {
      homes: rows.map((row) => ({ id: row.id, state: row.state, json: JSON.stringify(shown(row, now)) })),
      gone,
      unlistedIn: [...new Set(unlistedIn.filter((state) => state !== null))],
    }
  }

  async #watchState(state: string): Promise<void> {
    const { transactions, clock } = this.#parts
    const now = clock.now()
    const { changesAt } = await transactions.run(reader, (tx) => changesOfState(tx, state, { after: now, now }))
    this.#due.atLatest(state, changesAt)
  }

  #tellDue(keys: string[]): void {
    for (const key of keys) {
      if (key.length > 2) this.hear(key)
      else this.#tellDueOf(key).catch(() => this.#due.atLatest(key, this.#parts.clock.now().getTime() + 1_000))
    }
  }

  async #tellDueOf(state: string): Promise<void> {
    const { transactions, clock } = this.#parts
    const now = clock.now()
    // The homes of a minute: after a failure it is asked a little later than it was due.
    const after = new Date(now.getTime() - 60_000)
    const { homes, changesAt } = await transactions.run(reader, (tx) => changesOfState(tx, state, { after, now }))
    if (this.#followers.ofState(state).size === 0) return
    this.#due.atLatest(state, changesAt)
    for (const home of homes) this.hear(home)
  }
}

type Read = { homes: { id: string; state: string; json: string }[]; gone: string[]; unlistedIn: string[] }

function shown({ id, slug, name, groups, yes, no }: LiveHome, now: Date): HomeBeds {
  return { id, slug, name, ...homeNumber(groups, now), groups, yes, no }
}

function bedsText(homes: readonly string[], gone: readonly string[]): { event: string; data: string } {
  const rest: BedsEvent['gone'] = [...gone]
  return { event: 'beds', data: `{"homes":[${homes.join()}],"gone":${JSON.stringify(rest)}}` }
}
