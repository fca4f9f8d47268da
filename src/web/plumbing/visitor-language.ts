import { createContext, useContext } from 'react'
import { useLocation, useMatches, useRouteError } from 'react-router'
import { type Language, languageAsked, languageOfPage } from '#domain/language.ts'

/**
 * The language a visitor would rather read. Only what is no page of the site (the 404, a page that broke) goes by it: a
 * page's own language is in its address.
 */
export const VisitorLanguage = createContext<Language>('en')

/** `handle = { isTrouble: true }` says that a route stands for an address where no page is. */
export function isTroubleHandle(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'isTrouble' in handle && handle.isTrouble === true
}

/** The language of what is shown now, for the document and for everything that stands around a page. */
export function useLanguage(): Language {
  const { pathname, search } = useLocation()
  const visitors = useContext(VisitorLanguage)
  // Null where nothing broke.
  const broke = Boolean(useRouteError())
  const stands = useMatches().some(({ handle }) => isTroubleHandle(handle))
  const query = new URLSearchParams(search)
  if (broke || stands) return languageAsked(pathname, query) ?? visitors
  return languageOfPage(pathname, query)
}
