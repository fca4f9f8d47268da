import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The route table is small: sending it whole spares every page a request for the next one.
  routeDiscovery: { mode: 'initial' },
  // One file per page: a second one for its clientLoader would be one more request.
  splitRouteModules: false,
} satisfies Config
