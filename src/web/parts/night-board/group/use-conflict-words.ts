import type { BedQueue } from '#web/parts/beds/bed-queue/bed-queue.ts'
import { useQueueViews } from '#web/parts/beds/bed-queue/use-queue.ts'

export function useConflictWords(queue: BedQueue | null): string {
  return [...useQueueViews(queue).values()]
    .filter(({ conflict }) => conflict !== null)
    .map(({ place }) => `Two numbers for ${place || 'one of your houses'}: choose one.`)
    .join(' ')
}
