import type { BoardGroup } from '#contract/beds/board.ts'
import { Listeners } from './listeners.ts'
import { PlannedCall } from './planned-call.ts'
import { type BedQueueParts, computeMinPause, computePause } from './queue-parts.ts'
import {
  type GroupView,
  isSame,
  noView,
  type QueueSummary,
  type QueueTrouble,
  type ShownGroup,
  toViews,
} from './queue-view.ts'
import {
  addOwnNumber,
  addTap,
  applyResults,
  chooseNextBatch,
  countQueued,
  dropDecided,
  dropHold,
  dropUndoable,
  findWaiting,
  getLast,
  hasUndoable,
  joinMs,
  markSent,
  type Queue,
  releaseTab,
  releaseUndoable,
  releaseWaiting,
  type Tap,
} from './queued-changes.ts'
import { type SendChanges, toResults } from './send-changes.query.ts'
import { runAfterTap, type TapRun, undoMs } from './tap-run.ts'

/**
 * One person's changes on their way to the server: stored before the screen shows them, sent in order by one tab at a
 * time, and retried until the outcome of each is known.
 */
export class BedQueue {
  readonly #parts: BedQueueParts
  readonly #tab: string
  readonly #listeners = new Listeners<[]>()
  readonly #hearers = new Listeners<[groups: readonly BoardGroup[], where: 'here' | 'elsewhere']>()
  readonly #next: PlannedCall
  #queue: Queue
  #run: TapRun | null = null
  #trouble: QueueTrouble = 'none'
  #isKept = true
  #canUndoTogether = false
  #summary: QueueSummary
  #views: ReadonlyMap<string, GroupView> = new Map()
  #failures = 0
  #triedAt = Number.NEGATIVE_INFINITY
  #oneByOne = false
  #flushing: Promise<void> | null = null
  #isAskedAgain = false

  constructor(parts: BedQueueParts) {
    this.#parts = parts
    this.#tab = parts.newId()
    this.#next = new PlannedCall({ ...parts, call: () => void this.flush() })
    this.#queue = parts.kept.read()
    if (!parts.isOnline()) this.#trouble = 'offline'
    this.#summary = this.#summed()
    this.#views = toViews(this.#queue, null, this.#views)
  }

  subscribe = this.#listeners.add
  onApplied = this.#hearers.add
  heard = this.#hearers.tell

  view(groupId: string): GroupView {
    return this.#views.get(groupId) ?? noView
  }

  views = (): ReadonlyMap<string, GroupView> => this.#views

  summary = (): QueueSummary => this.#summary

  say(shown: ShownGroup, open: number): void {
    const { groupId, reportId, place } = shown
    const back = getLast(this.#queue, groupId) ?? reportId
    this.#run = runAfterTap(this.#run, { groupId, shown: shown.open, open, back }, this.#parts.now())
    if (this.#run) this.#parts.after(undoMs, () => this.#endRun())
    this.#tapped({ kind: 'report', groupId, open, from: shown.open, reportId, place })
    const lastId = getLast(this.#queue, groupId)
    if (this.#run && lastId !== null) this.#run = { ...this.#run, said: lastId }
  }

  /**
   * With an undo they stay on the device until they can no longer be taken back; `endUndo` sends them sooner. `as` is one
   * number for all of them.
   */
  confirm(groups: readonly ShownGroup[], { withUndo = false, as }: { withUndo?: boolean; as?: number } = {}): void {
    this.endUndo()
    const [kind, together] = [as === undefined ? 'confirm' : 'report', withUndo ? groups.length : undefined] as const
    for (const { groupId, open: from, reportId, place } of groups) {
      const open = as ?? from
      if (open !== null) this.#tapped({ kind, groupId, open, from, reportId, place, together })
    }
    if (withUndo) this.#parts.after(undoMs, () => this.reread())
  }

  /** The id is the one that the hold was first asked with, so that one which did arrive is not held twice. */
  hold({ groupId, open: from, reportId, place }: ShownGroup, { id, hours }: { id: string; hours: number }): void {
    this.endUndo()
    const open = Math.max(0, (from ?? 0) - 1)
    this.#tapped({ kind: 'hold', groupId, open, from, reportId, place, hours }, id)
  }

  releaseHold = (id: string): void => this.#commit(dropHold(this.#queue, id))

  undoTogether(): void {
    this.#commit(dropUndoable(this.#queue, this.#tab))
  }

  canUndoTogether = (): boolean => this.#canUndoTogether

  /** Takes back the last run of taps, even when the caller shows an older number. Does nothing if there is none. */
  undo({ groupId, open: from, reportId, place }: ShownGroup): void {
    const run = this.#run
    if (run?.groupId !== groupId) return
    this.#run = null
    const back = run.back ?? undefined
    this.#tapped({ kind: 'report', groupId, open: run.from, from, reportId: run.said ?? reportId, place, back })
  }

  endUndo(): void {
    if (this.#canUndoTogether) {
      this.#commit(releaseUndoable(this.#queue, this.#tab))
      this.#next.in(0)
    }
    if (!this.#run) return
    this.#run = null
    this.#changed()
  }

  /** Takes the groups as last read: a number that someone else has reported since is not undone. */
  seen(groups: readonly Pick<BoardGroup, 'id' | 'reportId'>[]): void {
    const { groupId, said } = this.#run ?? { groupId: '', said: null }
    const group = groups.find(({ id }) => id === groupId)
    if (group && said !== null && group.reportId !== said && getLast(this.#queue, groupId) === null) this.endUndo()
  }

  undoable = (): string | null => this.#run?.groupId ?? null

  /** `theirs` sends nothing; `mine` sends the person's own number, based on the report they see now. */
  decide(whose: 'mine' | 'theirs', { groupId, open: from, reportId }: Omit<ShownGroup, 'place'>): void {
    this.#run = null
    this.#commit(
      whose === 'theirs'
        ? dropDecided(this.#queue, groupId)
        : addOwnNumber(this.#queue, groupId, { from, reportId }, this.#moment()),
    )
    this.#next.in(0)
  }

  dismiss = (groupId: string): void => this.#commit(dropDecided(this.#queue, groupId))

  reread(): void {
    this.#adopt(this.#parts.kept.read())
    if (countQueued(this.#queue) === 0) return
    if (this.#parts.isOnline()) this.#next.in(joinMs)
    else this.#setTrouble('offline')
  }

  leave(): void {
    this.#commit(releaseTab(this.#queue, this.#tab))
    if (countQueued(this.#queue) > 0 && this.#trouble === 'none') void this.flush()
  }

  tryNow({ forced = false } = {}): void {
    if (!forced && !this.#parts.isOnline()) {
      this.#setTrouble('offline')
      return
    }
    this.#next.callOff()
    if (countQueued(this.#queue) > 0) void this.flush()
    else this.#setTrouble('none')
  }

  flush(): Promise<void> {
    this.#isAskedAgain = true
    this.#flushing ??= this.#turns().finally(() => {
      this.#flushing = null
    })
    return this.#flushing
  }

  async #turns(): Promise<void> {
    while (this.#isAskedAgain) {
      this.#isAskedAgain = false
      await this.#parts.createSenderLock(() => this.#sendAll())
    }
  }

  async #sendAll(): Promise<void> {
    let isThrough = false
    for (;;) {
      this.#adopt(this.#parts.kept.read())
      this.#commit(releaseWaiting(this.#queue, { now: this.#parts.now(), tab: this.#tab }))
      const batch = chooseNextBatch(this.#queue, this.#oneByOne ? 1 : undefined)
      if (batch.length === 0) break
      this.#commit(markSent(this.#queue, batch))
      this.#triedAt = this.#parts.now()
      if (!(await this.#sendBatch(batch.map(({ change }) => change)))) return
      isThrough = true
    }
    // Where all that is left still forms, nothing was tried: the network is as it was.
    if (isThrough || countQueued(this.#queue) === 0) {
      this.#failures = 0
      this.#oneByOne = false
      this.#setTrouble('none')
    }
    // A change still being made is sent once it is complete, even if its tab has closed.
    if (countQueued(this.#queue) > 0) this.#next.in(this.#canUndoTogether ? undoMs : joinMs)
  }

  async #sendBatch(changes: Parameters<SendChanges>[0]): Promise<boolean> {
    const answer = await this.#parts.send(changes)
    if (answer.is === 'signed-out') {
      this.#setTrouble('signed-out')
      return false
    }
    if (answer.is === 'refused' && changes.length > 1) {
      this.#oneByOne = true
      return true
    }
    const results = toResults(answer, changes)
    if (results.length === 0) {
      this.#setTrouble(this.#parts.isOnline() ? 'held-up' : 'offline')
      this.#next.in(computePause(this.#failures++))
      return false
    }
    const groups = results.flatMap(({ group }) => group ?? [])
    // The new numbers are shown before the waiting changes go, so that no older number appears between.
    this.heard(groups, 'here')
    this.#adopt(this.#parts.kept.read())
    const after = applyResults(this.#queue, results)
    // A refused change cannot be undone.
    const run = this.#run && findWaiting(after, this.#run.groupId)
    if (run?.refused ?? run?.conflict) this.#run = null
    this.#commit(after)
    return true
  }

  #tapped(tap: Tap, id = this.#parts.newId()): void {
    this.#commit(addTap(this.#queue, tap, { ...this.#moment(), id }))
    if (!this.#parts.isOnline()) this.#setTrouble('offline')
    else if (this.#trouble !== 'signed-out') {
      this.#next.in(Math.max(joinMs, this.#triedAt + computeMinPause(this.#failures) - this.#parts.now()))
    }
  }

  #moment() {
    return { now: this.#parts.now(), id: this.#parts.newId(), tab: this.#tab }
  }

  #endRun(): void {
    if (!this.#run || this.#parts.now() < this.#run.until) return
    this.#run = null
    this.#changed()
  }

  #adopt(stored: Queue): void {
    if (!this.#isKept) return
    this.#queue = stored
    this.#changed()
  }

  #commit(next: Queue): void {
    if (next !== this.#queue) this.#isKept = this.#parts.kept.write(this.#queue, next) && this.#isKept
    this.#queue = next
    this.#changed()
  }

  #setTrouble(trouble: QueueTrouble): void {
    this.#trouble = trouble
    this.#changed()
  }

  #summed(): QueueSummary {
    return { waiting: countQueued(this.#queue), trouble: this.#trouble, isKept: this.#isKept }
  }

  #changed(): void {
    this.#canUndoTogether = hasUndoable(this.#queue, this.#tab)
    this.#views = toViews(this.#queue, this.#run, this.#views)
    const summary = this.#summed()
    if (!isSame(summary, this.#summary)) this.#summary = summary
    this.#listeners.tell()
  }
}
