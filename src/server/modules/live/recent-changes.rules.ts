import { randomBytes } from 'node:crypto'

/** Its ids mean nothing to another server, or after a restart. */
export function createRecentChanges(most: number) {
  const epoch = randomBytes(6).toString('hex')
  const changes: { batch: number; residence: string }[] = []
  let latest = 0
  let forgotten = 0
  return {
    add(residences: Iterable<string> | 'all'): number {
      latest += 1
      if (residences === 'all') {
        changes.length = 0
        forgotten = latest
        return latest
      }
      for (const residence of residences) changes.push({ batch: latest, residence })
      for (const { batch } of changes.splice(0, Math.max(0, changes.length - most))) forgotten = batch
      return latest
    },
    idOf: (batch: number): string => `${epoch}-${batch}`,
    latest: (): number => latest,
    /** Null where that cannot be told. */
    since(eventId: string): string[] | null {
      const [start, number = ''] = eventId.split('-')
      if (start !== epoch || !/^\d{1,15}$/.test(number)) return null
      const batch = Number(number)
      if (batch < forgotten || batch > latest) return null
      return [...new Set(changes.flatMap((change) => (change.batch > batch ? change.residence : [])))]
    },
  }
}
