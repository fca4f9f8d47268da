const linkSigns = /[.。:/\\@<>]+(?=\S)/gu

/**
 * For mail to an address that never asked for one: no part may become a link, so that nobody can advertise in our
 * name.
 */
export function cleanNameForMail(name: string, longest = 80): string {
  const plain = name
    .normalize('NFKC')
    // Signs that are not seen: they turn the reading direction round or part an address.
    .replace(/\p{Cf}/gu, '')
    .replace(linkSigns, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return plain.length > longest ? `${plain.slice(0, longest - 1).trimEnd()}…` : plain
}
