/**
 * Where the picture lies that a link preview shows of a page (`scripts/share-images` draws it when the site is built).
 * Every state has one of its own, and so has every page in Spanish; another page below a page shows the picture of the
 * one above it, and a page asked with a query that of the page.
 */
export function shareImagePath(pagePath: string): string {
  const [, room, page] = pagePath.replace(/\?.*/, '').split('/')
  if (room === 'es' && page) return `/share/es/${page}.png`
  return room === 'directory' && page ? `/share/directory/${page}.png` : `/share/${room || 'home'}.png`
}

/** False for a page that shows the picture of the page above it, with that page's words. */
export function hasOwnShareImage(pagePath: string): boolean {
  return shareImagePath(pagePath) === `/share${pagePath === '/' ? '/home' : pagePath}.png`
}
