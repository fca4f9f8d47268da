import { index, type RouteConfig, route } from '@react-router/dev/routes'
import { siteMap } from './site-map.ts'

export default [
  // A page file may stand behind several rows, so a route is known by its path.
  ...siteMap.map(({ path, page }) =>
    path === '/' ? index(`pages/${page}`) : route(path, `pages/${page}`, { id: path }),
  ),
  route('*', 'pages/not-found/not-found.page.tsx'),
] satisfies RouteConfig
