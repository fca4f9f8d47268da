import type { FoundResidence } from '#contract/residence-search.ts'

/** Words that would tell why somebody looks for a home: whoever sees a message on a screen must not learn it. */
const telling =
  /\b(recover(y|ies|ing)?|addict(ion|ions|ed|s)?|sober(ness)?|sobriety|rehab(ilitation)?|recuperaci[oó]n|adicci[oó]n(es)?|sobri[oa]s?|sobriedad)\b/giu

/**
 * What is sent of a home: its name, its beds, its number, and where its page is. None of it says why somebody looks:
 * a telling word of the name is left out, and so is the page where its address holds one.
 */
export function homeMessage(
  home: Pick<FoundResidence, 'name' | 'city' | 'state' | 'phone'>,
  beds: string,
  page: string,
): string {
  const name = home.name.replace(telling, '').replace(/\s+/g, ' ').trim()
  const place = `${home.city}, ${home.state}`
  const lines = [name ? `${name}, ${place}` : place, beds, home.phone]
  const isTelling = page.replaceAll('-', ' ').match(telling) !== null
  return [...lines, ...(isTelling ? [] : [page])].join('\n')
}

/** `sms:` with a text and nobody to send it to yet, as both kinds of phones understand it. */
export function smsAddress(text: string): string {
  return `sms:?&body=${encodeURIComponent(text)}`
}

export function mailAddress(subject: string, text: string): string {
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}
