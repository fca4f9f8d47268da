/** What mail programs and phones make a link of, or a full stop that only looks like one. */
const linkSigns = /[.。:/\\@<>]+(?=\S)/gu

/**
 * A name that somebody typed, for a mail to an address that never asked for one: one line, without what a program would
 * turn into a link, so that nobody can send advertising in our name.
 */
export function nameForMail(name: string, longest = 80): string {
  const plain = name
    .normalize('NFKC')
    // Signs that are not seen: they turn the reading direction round or part an address.
    .replace(/\p{Cf}/gu, '')
    .replace(linkSigns, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return plain.length > longest ? `${plain.slice(0, longest - 1).trimEnd()}…` : plain
}
