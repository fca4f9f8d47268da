/** Without letters and digits that are taken for one another: no I, L, O, U. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const [groups, groupSize] = [5, 4]

export const keyBytes = 20

/** From random bytes, five bits of each: 100 bits, in groups that can be written down and read out. */
export function writeCaseKey(bytes: Uint8Array): string {
  const drawn = [...bytes.slice(0, groups * groupSize)].map((byte) => letters[byte % 32] ?? '')
  return Array.from({ length: groups }, (_, at) => drawn.slice(at * groupSize, (at + 1) * groupSize).join('')).join('-')
}

/** As it was typed or read out: with or without signs, O for zero. Null where it can be no key. */
export function readCaseKey(typed: string): string | null {
  const plain = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  if (plain.length !== groups * groupSize || [...plain].some((letter) => !letters.includes(letter))) return null
  return (plain.match(/.{4}/g) ?? []).join('-')
}
