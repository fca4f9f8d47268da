import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { States } from '#server/modules/states/states.service.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createCommits } from './commit/commits.service.ts'
import { createImportEndMailing } from './commit/import-end.service.ts'
import { createExports } from './export/exports.service.ts'
import { startImportJobs } from './import.jobs.ts'
import { createImportsRoutes } from './imports.routes.ts'
import { createImports } from './imports.service.ts'
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
