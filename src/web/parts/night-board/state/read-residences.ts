import type { BoardGroup } from '#contract/beds/board.ts'
import type { MyResidence } from '#contract/residence/residences.ts'
import { Listeners } from '#web/parts/beds/bed-queue/listeners.ts'
import { withGroup, withSameResidences } from '#web/parts/night-board/summary/board-numbers.ts'
import { type BoardRead, readBoard } from './board.query.ts'
import { readStoredChangedAt } from './store-groups.ts'

export type ReadResidences = { read: BoardRead | undefined; error: Error | null; isBusy: boolean }

/** A stored answer records when it arrived, so it may have been asked for this much earlier. */
const maxAnswerMs = 10_000
const freshMs = 30_000

export class ResidencesReader {
  readonly #owner: string | null
  readonly page: string | null
  #now: ReadResidences
  #underWay: AbortController | null = null
  readonly #answered = new Map<string, { group: BoardGroup; at: number }>()
  readonly #listeners = new Listeners<[]>()
  readonly #known = new Set<string>()
  /** Null when anything may have changed. */
  #missed: Set<string> | null = new Set()

  constructor(owner: string | null, first: BoardRead | null) {
    this.#owner = owner
    this.page = first?.paging?.query ?? null
    this.#now = { read: first ?? undefined, error: null, isBusy: first === null }
  }

  readonly get = (): ReadResidences => this.#now

  readonly subscribe = this.#listeners.add

  begin(): void {
    const { read } = this.#now
    if (!read || Date.now() - Date.parse(read.checkedAt) > freshMs) this.again()
    else void this.#readIfChangedSince(read.checkedAt)
  }

  async #readIfChangedSince(checkedAt: string): Promise<void> {
    const changedAt = await readStoredChangedAt(this.page)
    if (changedAt !== null && changedAt > checkedAt && !this.#underWay) this.again()
  }

  stop(): void {
    this.#underWay?.abort()
  }

  readonly again = (): void => {
    this.stop()
    this.#underWay = new AbortController()
    void this.#ask(this.#underWay.signal)
  }

  missed(reports: readonly string[] | null): void {
    if (reports === null) this.#missed = null
    for (const report of reports ?? []) this.#missed?.add(report)
  }

  catchUp(): void {
    const missed = this.#missed
    this.#missed = new Set()
    if (missed === null || [...missed].some((report) => !this.#knows(report))) this.again()
  }

  #knows(report: string): boolean {
    const isShown = ({ groups }: MyResidence) => groups.some(({ reportId }) => reportId === report)
    return this.#known.has(report) || (this.#now.read?.residences.some(isShown) ?? false)
  }

  readonly setGroup = (group: BoardGroup): void => {
    this.#answered.set(group.id, { group, at: Date.now() })
    if (group.reportId !== null) this.#known.add(group.reportId)
    const { read } = this.#now
    if (read) this.#show({ read: { ...read, residences: withGroup(read.residences, group) }, error: null })
  }

  async #ask(signal: AbortSignal): Promise<void> {
    const askedAt = Date.now()
    // Without houses it shows that they are loading, and no longer the earlier error.
    this.#show({ isBusy: true, ...(!this.#now.read && { error: null }) })
    try {
      const read = await readBoard(this.#owner, this.page, { signal })
      if (!signal.aborted) this.#show({ read: this.#newer(read, askedAt), error: null, isBusy: false })
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause))
      if (!signal.aborted) this.#show({ error, isBusy: false })
    }
  }

  #newer(read: BoardRead, askedAt: number): BoardRead {
    const shown = this.#now.read
    // The stored copy may be older than numbers shown and saved since.
    if (read.isKept && shown && shown.checkedAt >= (read.changedAt ?? read.checkedAt)) return { ...shown, isKept: true }
    // An answer requested before a change and received after it would set the number back.
    const since = read.isKept ? Date.parse(read.checkedAt) - maxAnswerMs : askedAt
    const later = [...this.#answered.values()].filter(({ at }) => at > since)
    const residences = later.reduce((all, { group }) => withGroup(all, group), read.residences)
    return { ...read, residences: withSameResidences(shown?.residences ?? [], residences) }
  }

  #show(change: Partial<ReadResidences>): void {
    this.#now = { ...this.#now, ...change }
    this.#listeners.tell()
  }
}
