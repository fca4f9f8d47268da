import type { States } from '#server/modules/states/states.service.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createDirectoryRoutes } from './directory.routes.ts'
import { createDirectory } from './directory.service.ts'

type Places = Parameters<typeof createDirectory>[0]['places']

export function createDirectoryModule(parts: ServerParts & { states: States; places: Places }) {
  const directory = createDirectory(parts)
  return { directory, routes: [createDirectoryRoutes(directory)] }
}
