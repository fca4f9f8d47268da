/**
 * Where the picture lies that a link preview shows of a page (`scripts/share-images` draws it when the site is built).
 * A page below another shows the picture of the page above it.
 */
export function shareImagePath(pagePath: string): string {
  return `/share/${pagePath.split('/')[1] || 'home'}.png`
}
