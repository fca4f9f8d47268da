export function buildShareImagePath(pagePath: string): string {
  const [, folder, page] = pagePath.replace(/\?.*/, '').split('/')
  if (folder === 'es' && page) return `/share/es/${page}.png`
  return folder === 'directory' && page ? `/share/directory/${page}.png` : `/share/${folder || 'home'}.png`
}

export function hasOwnShareImage(pagePath: string): boolean {
  return buildShareImagePath(pagePath) === `/share${pagePath === '/' ? '/home' : pagePath}.png`
}
