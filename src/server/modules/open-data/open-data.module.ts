import type { Residences } from '#server/modules/search/residence/residence.service.ts'
import type { Search } from '#server/modules/search/search.service.ts'
import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { createHsdsRoutes } from './hsds/hsds.routes.ts'
import { createHsds } from './hsds/hsds.service.ts'
import { createOpenDataRoutes } from './open-data.routes.ts'
import { createOpenData } from './open-data.service.ts'
import { createSitemapRoutes } from './sitemap/sitemap.routes.ts'
import { createSitemap } from './sitemap/sitemap.service.ts'

type OtherServices = Pick<Parameters<typeof createHsds>[0], 'pointOfZip'> &
  Pick<Parameters<typeof createSitemap>[0], 'list' | 'pagesFile'> & { search: Search; residences: Residences }

export function createOpenDataModule(parts: ServerParts & OtherServices): ServerModule {
  const hsds = createHsds(parts)
  const openData = createOpenData({ ...parts, hsds })
  return {
    routes: [
      createHsdsRoutes(hsds, parts),
      createOpenDataRoutes(openData, parts),
      createSitemapRoutes(createSitemap(parts), parts),
    ],
  }
}
