import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The route table is small: sending it whole spares every page a request for the next one.
  routeDiscovery: { mode: 'initial' },
  // One file per page: a second one for its clientLoader would be one more request.
  splitRouteModules: false,
  // The build empties its folder first, so what the server reads from it is written at its end.
  buildEnd: async () => {
    const { writePlaces } = await import('./scripts/places/draw.ts')
    writePlaces('build/places.txt')
    const { writeWorker } = await import('./scripts/worker/write-worker.ts')
    await writeWorker('build/client')
  },
} satisfies Config
