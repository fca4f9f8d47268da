import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createStatePageRoutes } from './page/state-page.routes.ts'
import { createStatePage } from './page/state-page.service.ts'
import { createStatesRoutes } from './states.routes.ts'
import { createStates } from './states.service.ts'
import { createStateTotalsRoutes } from './totals/state-totals.routes.ts'
import { createStateTotals } from './totals/state-totals.service.ts'

export function createStatesModule(parts: ServerParts) {
  const states = createStates(parts)
  const totals = createStateTotals(parts)
  return {
    states,
    routes: [
      createStatesRoutes(states),
      createStateTotalsRoutes(totals, parts),
      createStatePageRoutes(createStatePage(parts)),
    ],
    async start() {
      // Noon of the eastern states: most houses have said their number of the day.
      await parts.jobs.repeat('state-days', '7 17 * * *', totals.countToday)
      return () => parts.jobs.send('state-days')
    },
  }
}
