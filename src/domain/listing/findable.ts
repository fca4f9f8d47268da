/** Where search engines are asked not to go: data, what belongs to a person, and rooms that only lead somewhere. */
export const keptFromSearch = [
  '/api/',
  '/workspace',
  '/staff',
  '/affiliate',
  '/account',
  '/sign-in',
  '/sign-out',
  '/forgot-password',
  '/reset-password',
  '/contact/sent',
  '/sign-up/confirm',
  '/residences/ask/',
  '/es/residencias/ask/',
  '/join/',
  // Made to stand in the pages of others; the state pages are what is found.
  '/embed/',
] as const

/** It only leads on to the search in Spanish. */
const leadsOn = '/es'

/** True for the path of a page that anybody may find; false for a pattern of many (`/directory/:state`). */
export function isFindable(path: string): boolean {
  if (path.includes(':') || path === leadsOn) return false
  return !keptFromSearch.some((kept) => path === kept || path.startsWith(kept.replace(/\/?$/, '/')))
}

/** The part of an address that names a state: `District of Columbia` is `district-of-columbia`. */
export function stateSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

/** The path of a state's page: `District of Columbia` is at `/directory/district-of-columbia`. */
export function statePath(name: string): string {
  return `/directory/${stateSlug(name)}`
}
