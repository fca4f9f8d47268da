import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { startBedJobs } from './bed.jobs.ts'
import { bedsRoutes } from './beds.routes.ts'
import { createBeds } from './beds.service.ts'
import { boardRoutes } from './board/board.routes.ts'
import { createBoard } from './board/board.service.ts'
import { createHolds } from './holds.service.ts'
import { numbersRoutes } from './numbers/numbers.routes.ts'
import { createNumbers } from './numbers/numbers.service.ts'
import { createOpenings } from './openings/openings.service.ts'

export function createBedsModule(parts: ServerParts) {
  const [beds, holds] = [createBeds(parts), createHolds(parts)]
  const openings = createOpenings(parts)
  return {
    beds,
    routes: [
      boardRoutes(createBoard(parts)),
      bedsRoutes({ beds, holds, openings }),
      numbersRoutes(createNumbers(parts), parts),
    ],
    start: () => startBedJobs(parts.jobs, holds),
  }
}
