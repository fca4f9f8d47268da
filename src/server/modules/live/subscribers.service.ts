import type { EventStream } from '#server/plumbing/answers/event-stream.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'

export type Subscriber = {
  readonly residences: ReadonlySet<string>
  readonly state: string | null
  readonly address: string
  readonly stream: EventStream
}

export type SubscriberLimits = { perAddress: number; inAll: number }

export class Subscribers {
  readonly #limits: SubscriberLimits
  readonly #all = new Set<Subscriber>()
  readonly #perAddress = new Map<string, number>()
  readonly #byResidence = new Map<string, Set<Subscriber>>()
  readonly #byState = new Map<string, Set<Subscriber>>()

  constructor(limits: SubscriberLimits) {
    this.#limits = limits
  }

  /** Throws `too_many_requests` or `unavailable`. */
  requireRoom(address: string): void {
    if ((this.#perAddress.get(address) ?? 0) >= this.#limits.perAddress) {
      const message = 'Too many pages follow homes from your address. Try again in a minute.'
      throw new AppError('too_many_requests', message, { retryAfter: 60 })
    }
    if (this.#all.size >= this.#limits.inAll) {
      throw new AppError('unavailable', 'Too many pages follow homes right now. Try again in a minute.', {
        retryAfter: 60,
      })
    }
  }

  add(follower: Subscriber): void {
    this.#all.add(follower)
    this.#perAddress.set(follower.address, (this.#perAddress.get(follower.address) ?? 0) + 1)
    for (const residence of follower.residences) join(this.#byResidence, residence, follower)
    if (follower.state !== null) join(this.#byState, follower.state, follower)
  }

  remove(follower: Subscriber): void {
    if (!this.#all.delete(follower)) return
    const left = (this.#perAddress.get(follower.address) ?? 1) - 1
    if (left > 0) this.#perAddress.set(follower.address, left)
    else this.#perAddress.delete(follower.address)
    for (const residence of follower.residences) leave(this.#byResidence, residence, follower)
    if (follower.state !== null) leave(this.#byState, follower.state, follower)
  }

  all(): Subscriber[] {
    return [...this.#all]
  }
  ofResidence(residence: string): ReadonlySet<Subscriber> {
    return this.#byResidence.get(residence) ?? none
  }
  ofState(state: string): ReadonlySet<Subscriber> {
    return this.#byState.get(state) ?? none
  }
  followsStates(): boolean {
    return this.#byState.size > 0
  }
}

const none: ReadonlySet<Subscriber> = new Set()

function join(groups: Map<string, Set<Subscriber>>, key: string, follower: Subscriber): void {
  const group = groups.get(key)
  if (group) group.add(follower)
  else groups.set(key, new Set([follower]))
}

function leave(groups: Map<string, Set<Subscriber>>, key: string, follower: Subscriber): void {
  const group = groups.get(key)
  group?.delete(follower)
  if (group?.size === 0) groups.delete(key)
}
