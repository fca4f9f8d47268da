import { useRouteLoaderData } from 'react-router'
import type { SiteSettings } from '#contract/site.ts'

/** This installation's settings, as the root loader gave them; undefined only on an error page without a root. */
export function useSite(): SiteSettings | undefined {
  return useRouteLoaderData<{ site: SiteSettings }>('root')?.site
}
