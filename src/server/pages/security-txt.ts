/** Days from now on which it says it is out of date: within a year (RFC 9116), and longer than any server runs unseen. */
const goodForDays = 180

/** Where a weakness is reported, for those who find one (RFC 9116). */
export function securityTxt({ baseUrl, supportEmail, now }: { baseUrl: string; supportEmail: string; now: Date }) {
  const expires = new Date(now.getTime() + goodForDays * 24 * 3_600_000)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: mailto:${encodeURI(supportEmail)}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, es',
    `Canonical: ${baseUrl}/.well-known/security.txt`,
    `Policy: ${baseUrl}/security`,
    '',
  ].join('\n')
}
