/** The four links of the top bar (spec, section 2); the directory stands out. Their words are the frame's. */
export const mainLinks = [
  { to: '/about' },
  { to: '/vision' },
  { to: '/directory', featured: true },
  { to: '/platform' },
] as const

export const moreLinks = [{ to: '/getting-started' }, { to: '/partners' }, { to: '/faq' }, { to: '/contact' }] as const

/** True on the page itself and on the pages below it, such as a state's page below the directory. */
export function isHere(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`)
}

/** Pages where a person may need to leave at once: directory, states, residences, contact (design, section 6.3). */
export function needsExit(pathname: string): boolean {
  return ['/directory', '/residences', '/es', '/contact'].some((to) => isHere(pathname, to))
}

/** Pages behind a dialog that cannot be dismissed: all of the page rests but the crisis strip and the dialog (rulings 7). */
export function standsBehindDialog(pathname: string, partnersPage: 'dialog' | 'live' | undefined): boolean {
  return partnersPage === 'dialog' && /^\/partners\/?$/.test(pathname)
}
