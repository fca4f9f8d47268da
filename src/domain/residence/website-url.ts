/** Null for anything but a plain http or https page, such as a script address or one with a name before an @. */
export function toWebsiteUrl(website: string | null): string | null {
  const url = website === null ? null : URL.parse(website.trim())
  const isPage = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  return isPage ? url.href : null
}
