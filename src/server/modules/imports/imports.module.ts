import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { States } from '#server/modules/states/states.service.ts'
import type { Jobs } from '#server/plumbing/work/jobs.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { type CommitsService, createCommits } from './commit/commits.service.ts'
import { createImportEndMailing } from './commit/import-end.service.ts'
import { createExports } from './export/exports.service.ts'
import { createImportsRoutes } from './imports.routes.ts'
import { createImports, type Imports } from './imports.service.ts'
import { createImportWork } from './work/import-work.worker.ts'

export function createImportsModule(parts: ServerParts & { mail: MailService; states: States; placesFile: string }) {
  const work = createImportWork()
  const imports = createImports({ ...parts, work })
  const commits = createCommits({ ...parts, imports, work, endMailing: createImportEndMailing(parts) })
  const isAlone = parts.database.kind === 'embedded'
  return {
    routes: [createImportsRoutes({ imports, commits, exports: createExports(parts) })],
    start: () => startImportJobs(parts.jobs, { imports, commits, isAlone }),
  }
}

const unfinishedQueue = 'import-unfinished'
const quietSeconds = 60

/** `isAlone`: the embedded database has only this process, so a run found at the start was left by an earlier one. */
async function startImportJobs(
  jobs: Jobs,
  { imports, commits, isAlone }: { imports: Imports; commits: CommitsService; isAlone: boolean },
): Promise<void> {
  await jobs.repeat('import-retention', '41 * * * *', imports.forgetOld)
  const began = performance.now()
  let isFirst = isAlone
  await jobs.repeat(unfinishedQueue, '* * * * *', async () => {
    const seconds = isFirst ? (performance.now() - began) / 1_000 : quietSeconds
    isFirst = false
    await commits.endOld(seconds)
  })
  await jobs.send(unfinishedQueue)
}
