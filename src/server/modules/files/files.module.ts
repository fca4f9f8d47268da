import type { Pictures } from '#server/modules/residence/photos/photos.service.ts'
import { createFileStore } from '#server/plumbing/files/create-file-store.ts'
import { createClamdScan } from '#server/plumbing/files/virus-scan.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createFilesRoutes } from './files.routes.ts'
import { createFiles } from './files.service.ts'

export function createFilesModule(parts: ServerParts & { pictures: Pictures }) {
  const { env, jobs } = parts
  const scan = env.clamd === null ? null : createClamdScan(env.clamd)
  const files = createFiles({ ...parts, store: createFileStore(env), scan })
  return {
    files,
    routes: [createFilesRoutes(files)],
    async start() {
      await jobs.repeat('files-checking', '*/5 * * * *', files.checkWaiting)
      await jobs.repeat('files-sweeping', '23 * * * *', files.sweep)
    },
  }
}
