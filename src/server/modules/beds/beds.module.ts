import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createBedsRoutes } from './beds.routes.ts'
import { createBeds } from './beds.service.ts'
import { createBoardRoutes } from './board/board.routes.ts'
import { createBoard } from './board/board.service.ts'
import { createHolds } from './holds.service.ts'
import { createNumbersRoutes } from './numbers/numbers.routes.ts'
import { createNumbers } from './numbers/numbers.service.ts'
import { createOpenings } from './openings/openings.service.ts'

export function createBedsModule(parts: ServerParts) {
  const [beds, holds] = [createBeds(parts), createHolds(parts)]
  const openings = createOpenings(parts)
  return {
    beds,
    routes: [
      createBoardRoutes(createBoard(parts)),
      createBedsRoutes({ beds, holds, openings }),
      createNumbersRoutes(createNumbers(parts), parts),
    ],
    start: () => parts.jobs.repeat('hold-notes', '46 8 * * *', holds.forgetNotes),
  }
}
