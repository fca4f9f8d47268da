import { writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { backUp } from '#server/plumbing/database/backup/backup.ts'
import { openFolder } from './embedded-engine.ts'
import { EmbeddedSession } from './embedded-session.ts'

// backup-schedule.ts starts this as a process of its own. Usage: backup-of-copy.ts FOLDER FILE

const [folder = '', file = ''] = process.argv.slice(2)
// The server goes first, and when memory runs out this process is killed in its place.
setPriority(5)
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined)
// The server that started this process has ended.
process.stdin.on('end', () => process.exit(1)).resume()
try {
  await backUp(new EmbeddedSession(await openFolder(folder)), file)
  // The copy is thrown away, so nobody closes it.
  process.exit(0)
} catch (error) {
  // It goes to the log, and what else a database error holds may quote a row.
  console.error(error instanceof Error ? error.stack : 'The backup failed.')
  process.exit(1)
}
