import { createContext, useContext } from 'react'
import type { SiteSettings } from '#contract/live/site-settings.ts'

export type PageContextValue = {
  path: string
  query: string
  site: SiteSettings | undefined
  islandAt?: (file: string) => string
}

export const PageContext = createContext<PageContextValue>({ path: '/', query: '', site: undefined })

export function usePageContext(): PageContextValue {
  return useContext(PageContext)
}
