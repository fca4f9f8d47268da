export function buildShareImagePath(pagePath: string): string {
  const [, room, page] = pagePath.replace(/\?.*/, '').split('/')
  if (room === 'es' && page) return `/share/es/${page}.png`
  return room === 'directory' && page ? `/share/directory/${page}.png` : `/share/${room || 'home'}.png`
}

export function hasOwnShareImage(pagePath: string): boolean {
  return buildShareImagePath(pagePath) === `/share${pagePath === '/' ? '/home' : pagePath}.png`
}
