import { createContext, useContext } from 'react'
import type { SiteSettings } from '#contract/directory/site.ts'

/** What parts of a page may know of it while the server renders. Islands get none of it: props are all they have. */
export type PageContextValue = {
  path: string
  query: string
  site: SiteSettings | undefined
  /** The address of an island's script, by its file. */
  islandAt?: (file: string) => string
}

export const PageContext = createContext<PageContextValue>({ path: '/', query: '', site: undefined })

export function usePageContext(): PageContextValue {
  return useContext(PageContext)
}
