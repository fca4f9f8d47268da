import type { Device } from '#web/parts/beds/bed-queue/device.ts'
import { Listeners } from '#web/parts/beds/bed-queue/listeners.ts'
import { PlannedCall } from '#web/parts/beds/bed-queue/planned-call.ts'
import { computePause } from '#web/parts/beds/bed-queue/queue-parts.ts'
import type { SenderLock } from '#web/parts/beds/bed-queue/sender-lock.ts'
import type { FindingStore } from './finding-store.ts'
import {
  addFinding,
  countWaiting,
  dropFinding,
  dropOld,
  dropTaken,
  type FindingQueue,
  findNextToSend,
  markAs,
  type QueuedFindingFields,
  releaseForming,
} from './queued-findings.ts'
import type { SendFinding } from './send-finding.query.ts'

type OutboxParts = Device & { kept: FindingStore; send: SendFinding; lock: SenderLock }

/** `signed-out`: nothing is sent until the same person signs in. */
export type OutboxTrouble = 'none' | 'offline' | 'held-up' | 'signed-out'
export type OutboxView = { queue: FindingQueue; waiting: number; trouble: OutboxTrouble; isKept: boolean }

export const emptyOutbox: OutboxView = { queue: [], waiting: 0, trouble: 'none', isKept: true }

/** Milliseconds in which a second tap, or more words, join what was said. */
export const tapRest = 300
export const typingRest = 900

type KnownFindings = Parameters<typeof addFinding>[2]['known']

/** One person's findings on their way to the server: stored before the screen shows them, and sent in order, once. */
export class FindingOutbox {
  readonly #parts: OutboxParts
  readonly #listeners = new Listeners<[]>()
  readonly #taken = new Listeners<[]>()
  readonly #next: PlannedCall
  #view: OutboxView
  #failures = 0
  #sending: Promise<void> | null = null

  constructor(parts: OutboxParts) {
    this.#parts = parts
    this.#next = new PlannedCall({ ...parts, call: () => void this.flush() })
    this.#view = emptyOutbox
    this.#commit((queue) => dropOld(queue, parts.now()))
    parts.kept.onOthers(() => this.#show(this.#read()))
  }

  subscribe = this.#listeners.add
  onTaken = this.#taken.add
  view = (): OutboxView => this.#view

  say(saying: QueuedFindingFields, known: KnownFindings, rest = tapRest): void {
    const { now, newId } = this.#parts
    this.#commit((queue) => addFinding(queue, saying, { known, now: now(), rest, newId }))
    if (!this.#parts.isOnline()) this.#setTrouble('offline')
    else if (this.#failures === 0) this.#next.in(rest)
  }

  drop = (id: string): void => this.#commit((queue) => dropFinding(queue, id))

  forget = (applicationId: string, openVisit: string | null): void =>
    this.#commit((queue) => dropTaken(queue, applicationId, openVisit))

  leave(): void {
    this.#commit(releaseForming)
    if (this.#parts.isOnline()) void this.flush()
  }

  tryNow(): void {
    if (!this.#parts.isOnline()) {
      this.#setTrouble('offline')
      return
    }
    this.#next.callOff()
    void this.flush()
  }

  flush(): Promise<void> {
    this.#sending ??= this.#parts
      .lock(() => this.#sendAll())
      .finally(() => {
        this.#sending = null
      })
    return this.#sending
  }

  async #sendAll(): Promise<void> {
    for (;;) {
      this.#show(this.#read())
      const next = findNextToSend(this.#view.queue, this.#parts.now())
      if (!next) break
      const { id } = next.said
      this.#commit((queue) => markAs(queue, id, 'sent'))
      const answer = await this.#parts.send(next.said)
      if (answer.is === 'signed-out') return this.#setTrouble('signed-out')
      if (answer.is === 'unreachable' || answer.is === 'busy') {
        // A device may think that it has a network where nothing gets through.
        this.#setTrouble(answer.is === 'busy' ? 'held-up' : 'offline')
        this.#next.in(computePause(this.#failures++))
        return
      }
      this.#failures = 0
      const reason = answer.is === 'refused' ? answer.reason : undefined
      this.#commit((queue) => markAs(queue, id, answer.is, reason))
      this.#taken.tell()
    }
    this.#setTrouble('none')
    if (this.#view.waiting > 0) this.#next.in(typingRest)
  }

  /** What is stored is the truth: another tab may have said or sent something. */
  #read(): FindingQueue {
    return this.#view.isKept ? this.#parts.kept.read() : this.#view.queue
  }

  #commit(change: (queue: FindingQueue) => FindingQueue): void {
    const before = this.#read()
    const after = change(before)
    if (after === before) this.#show(before)
    else this.#show(after, { isKept: this.#parts.kept.write(before, after) && this.#view.isKept })
  }

  #setTrouble(trouble: OutboxTrouble): void {
    this.#show(this.#view.queue, { trouble })
  }

  #show(queue: FindingQueue, more: Partial<OutboxView> = {}): void {
    this.#view = { ...this.#view, ...more, queue, waiting: countWaiting(queue) }
    this.#listeners.tell()
  }
}
