/**
 * The address of a home's own site, as it may be shown and opened: an http or https page. Null for anything else, such as
 * an address that would run a script, or one that begins with a name before an @ and so looks like another site's.
 */
export function homePage(website: string | null): string | null {
  const url = website === null ? null : URL.parse(website.trim())
  const isPage = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  return isPage ? url.href : null
}
