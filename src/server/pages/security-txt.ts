/** RFC 9116 wants it less than a year away. */
import { addDays } from '#domain/language/added-time.ts'

const goodForDays = 180

export function buildSecurityTxt({ baseUrl, supportEmail, now }: { baseUrl: string; supportEmail: string; now: Date }) {
  const expires = addDays(now, goodForDays)
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
