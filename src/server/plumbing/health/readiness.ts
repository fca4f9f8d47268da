import type { Database } from '#server/plumbing/db.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { hasRoom } from './room-on-disk.ts'

export type Readiness = () => Promise<string | null>

const maxAgeMs = 2_000

/** A server that is merely full is still ready: without it, its load would bring down the others. */
export function createReadiness(parts: {
  database: Pick<Database, 'ready' | 'canWrite'>
  dataDir: string
  isStuck: () => boolean
  clock: Clock
}): Readiness {
  const { database, dataDir, isStuck, clock } = parts
  let cached: { at: number; why: Promise<string | null> } | undefined

  async function explainNoRoom(): Promise<string | null> {
    if (!(await hasRoom(dataDir))) return 'The disk with the data folder is full or cannot be written to.'
    return (await database.canWrite()) ? null : 'The database cannot write: its disk is full.'
  }

  return async () => {
    if (!(await database.ready())) return 'The database does not answer.'
    if (isStuck()) return 'Requests wait, and none is answered.'
    const now = clock.now().getTime()
    if (!cached || now - cached.at >= maxAgeMs || now < cached.at) cached = { at: now, why: explainNoRoom() }
    return cached.why
  }
}
