import { FairQueueByAddress } from './queues/fair-queue-by-address.ts'
import { createWorkingLimit, type WorkingLimit } from './working-limit.ts'

export type Refusal = 'address' | 'server'

export type Place = {
  leave(): void
  /** Gives up the place while this one waits for its sender; the returned function takes it back. */
  stepOut(): () => void
}

export type Entry = {
  address: string
  kind: string
  waitsForReader: () => boolean
  begin(place: Place): void
  refuse(why: Refusal): void
}

export type Admission = {
  enter(entry: Entry): Place
  isStuck(): boolean
  stop(): void
}

export type AdmissionLimits = {
  perAddress: number
  working: { least: number; most: number; first: number }
  inside: { standing: number; burst: number }
}

export const defaultLimits: AdmissionLimits = {
  perAddress: 20,
  working: { least: 3, most: 12, first: 6 },
  inside: { standing: 13, burst: 30 },
}

const burstMs = 100
const quietMs = 1_000
/** In ms. Nobody waits longer, and slower work does not count as a measure for the rest. */
const maxWaitMs = 5_000
const longWorkMs = 2_000
const maxLongWork = 16
const stuckAfterMs = 10_000
const sweepMs = 250

type State = 'waiting' | 'working' | 'apart' | 'gone'
type Ticket = Entry & { state: State; since: number; alone: boolean; full: boolean; isLong: boolean }

export function createAdmission(limits: AdmissionLimits = defaultLimits): Admission {
  return new AdmissionControl(limits, createWorkingLimit(limits.working))
}

class AdmissionControl implements Admission {
  readonly #limits: AdmissionLimits
  readonly #limit: WorkingLimit
  readonly #line = new FairQueueByAddress<Ticket>()
  readonly #working = new Map<string, Set<Ticket>>()
  #atWork = 0
  readonly #open = new Map<string, number>()
  #longWork = 0
  #crowded = { since: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY }
  #movedAt = performance.now()
  readonly #sweeper = setInterval(() => this.#sweep(), sweepMs).unref()

  constructor(limits: AdmissionLimits, limit: WorkingLimit) {
    this.#limits = limits
    this.#limit = limit
  }

  enter(entry: Entry): Place {
    const began = { alone: false, full: false, isLong: false }
    const ticket: Ticket = { ...entry, state: 'waiting', since: performance.now(), ...began }
    if (this.#atWork === 0 && this.#line.size === 0) this.#movedAt = ticket.since
    const why = this.#whyNot(ticket)
    if (why) {
      ticket.state = 'gone'
      entry.refuse(why)
    } else {
      this.#line.add(ticket.address, ticket)
      this.#beginNext()
    }
    return this.#placeOf(ticket)
  }

  isStuck = (): boolean => {
    const isBusy = this.#atWork > 0 || this.#line.size > 0
    return isBusy && performance.now() - this.#movedAt > stuckAfterMs
  }

  stop = (): void => clearInterval(this.#sweeper)

  #placeOf(ticket: Ticket): Place {
    return { leave: () => this.#leave(ticket), stepOut: () => this.#stepOut(ticket) }
  }

  #whyNot({ address, since }: Ticket): Refusal | null {
    if ((this.#open.get(address) ?? 0) >= this.#limits.perAddress) return 'address'
    const { standing, burst } = this.#limits.inside
    // Somebody always may wait, however many are at work.
    const room = Math.max(1, standing - this.#limit.now())
    if (this.#line.size < room) return null
    if (since - this.#crowded.last > quietMs) this.#crowded.since = since
    this.#crowded.last = since
    if (since - this.#crowded.since < burstMs && this.#atWork + this.#line.size < burst) return null
    // Whoever sends most makes room for others.
    const dropped = this.#line.dropFor(address)
    if (!dropped) return 'server'
    this.#refuse(dropped)
    return null
  }

  #beginNext(): void {
    const limit = this.#limit.now()
    // One place is always left for somebody else.
    const may = (address: string) => this.#workOf(address) < limit - 1
    while (this.#atWork < limit) {
      const ticket = this.#line.next((address) => this.#workOf(address), may)
      if (!ticket) break
      this.#open.set(ticket.address, (this.#open.get(ticket.address) ?? 0) + 1)
      this.#work(ticket)
      ticket.alone = this.#atWork === 1
      ticket.full = this.#atWork >= limit - 1
      ticket.since = performance.now()
      ticket.begin(this.#placeOf(ticket))
    }
  }

  #workOf(address: string): number {
    return this.#working.get(address)?.size ?? 0
  }

  #work(ticket: Ticket): void {
    ticket.state = 'working'
    this.#atWork += 1
    const own = this.#working.get(ticket.address)
    if (own) own.add(ticket)
    else this.#working.set(ticket.address, new Set([ticket]))
  }

  #stopWork(ticket: Ticket, state: 'apart' | 'gone'): void {
    ticket.state = state
    this.#atWork -= 1
    const own = this.#working.get(ticket.address)
    own?.delete(ticket)
    if (own?.size === 0) this.#working.delete(ticket.address)
  }

  #leave(ticket: Ticket): void {
    if (ticket.state === 'waiting') this.#line.remove(ticket.address, ticket)
    else if (ticket.state !== 'gone') {
      this.#open.set(ticket.address, (this.#open.get(ticket.address) ?? 1) - 1)
      if (this.#open.get(ticket.address) === 0) this.#open.delete(ticket.address)
      if (ticket.isLong) this.#longWork -= 1
      if (ticket.state === 'working') {
        this.#stopWork(ticket, 'gone')
        this.#measure(ticket)
      }
    }
    ticket.state = 'gone'
    this.#beginNext()
  }

  #measure(ticket: Ticket): void {
    const now = performance.now()
    this.#movedAt = now
    this.#limit.learn(ticket.kind, now - ticket.since, ticket)
  }

  #stepOut(ticket: Ticket): () => void {
    if (ticket.state !== 'working') return () => {}
    this.#stopWork(ticket, 'apart')
    this.#beginNext()
    return () => {
      if (ticket.state !== 'apart') return
      // What was waited for is here: it is not refused any more, also where that makes one too many.
      this.#work(ticket)
      ticket.since = performance.now()
    }
  }

  #refuse(ticket: Ticket): void {
    ticket.state = 'gone'
    ticket.refuse('server')
  }

  #sweep(): void {
    const now = performance.now()
    for (const ticket of this.#line.all()) {
      if (now - ticket.since < maxWaitMs) continue
      this.#line.remove(ticket.address, ticket)
      this.#refuse(ticket)
    }
    for (const ticket of [...this.#working.values()].flatMap((own) => [...own])) {
      if (ticket.waitsForReader()) this.#stopWork(ticket, 'apart')
      else if (now - ticket.since > longWorkMs && this.#longWork < maxLongWork) {
        ticket.isLong = true
        this.#longWork += 1
        this.#stopWork(ticket, 'apart')
      }
    }
    this.#beginNext()
  }
}
