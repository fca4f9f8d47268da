export const pathsHiddenFromSearchEngines = [
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
  '/report/',
  '/es/avisar/',
  '/case',
  '/es/caso',
  '/join/',
  '/verify/',
  '/es/verificar/',
  // Made to stand in the pages of others; the state pages are what is found.
  '/embed/',
] as const

const leadsOn = '/es'

export function isFindable(path: string): boolean {
  if (path.includes(':') || path === leadsOn) return false
  return !pathsHiddenFromSearchEngines.some((kept) => path === kept || path.startsWith(kept.replace(/\/?$/, '/')))
}

export function toStateSlug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

export function buildStatePath(name: string): string {
  return `/directory/${toStateSlug(name)}`
}
