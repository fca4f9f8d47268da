import type { Log } from '#server/plumbing/start/log.ts'

const pausesMs = { afterChange: 100, afterAll: 2_000, afterFailure: 1_000 }

/**
 * Hands over one batch at a time. More than `most` homes become 'all', at most every two seconds. A failed batch is
 * tried again.
 */
export function createGatheredChanges(parts: {
  most: number
  log: Log
  hand: (residences: Set<string> | 'all') => Promise<void>
}) {
  let residences = new Set<string>()
  let isAll = false
  let allAt = Number.NEGATIVE_INFINITY
  let isHanding = false
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function planHandOver(ms: number): void {
    if (isStopped || timer || isHanding || (residences.size === 0 && !isAll)) return
    timer = setTimeout(handOver, ms).unref()
  }

  async function handOver(): Promise<void> {
    timer = undefined
    isAll ||= residences.size > parts.most
    const early = isAll ? allAt + pausesMs.afterAll - performance.now() : 0
    if (early > 0) return planHandOver(early)
    const [batch, wasAll] = [residences, isAll]
    residences = new Set()
    isAll = false
    isHanding = true
    let pause = pausesMs.afterChange
    try {
      if (wasAll) allAt = performance.now()
      await parts.hand(wasAll ? 'all' : batch)
    } catch (error) {
      parts.log.warn('changes_not_told', { homes: batch.size, error })
      isAll ||= wasAll
      for (const residence of batch) residences.add(residence)
      pause = pausesMs.afterFailure
    }
    isHanding = false
    planHandOver(pause)
  }

  return {
    add(residence: string): void {
      residences.add(residence)
      planHandOver(pausesMs.afterChange)
    },
    addAll(): void {
      isAll = true
      planHandOver(pausesMs.afterChange)
    },
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
