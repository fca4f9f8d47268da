export const mainLinks = [
  { to: '/about' },
  { to: '/vision' },
  { to: '/directory', featured: true },
  { to: '/platform' },
] as const

export const moreLinks = [{ to: '/getting-started' }, { to: '/partners' }, { to: '/faq' }, { to: '/contact' }] as const

export function isHere(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`)
}

/** Pages that people may need to leave at once (docs/specification.md, design 6.3). */
export function isExitNeeded(pathname: string): boolean {
  return ['/directory', '/residences', '/es', '/contact', '/grievance', '/case'].some((to) => isHere(pathname, to))
}

/** Everything but the crisis strip and the dialog is inert there (docs/specification.md, ruling 7). */
export function isBehindDialog(pathname: string, partnersPage: 'dialog' | 'live' | undefined): boolean {
  return partnersPage === 'dialog' && /^\/partners\/?$/.test(pathname)
}
