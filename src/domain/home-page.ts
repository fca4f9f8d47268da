/**
 * The address of a home's own site, as it may be shown and opened: an http or https page. Null for anything else, such as
 * an address that would run a script.
 */
export function homePage(website: string | null): string | null {
  const url = website === null ? null : URL.parse(website.trim())
  return url && /^https?:$/.test(url.protocol) ? url.href : null
}
