const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Forty bits of the id, without I, L, O, or U, which are easily mistaken. Knowing it gives no access. */
export function buildMessageRef(id: string): string {
  const bits = BigInt(`0x${id.replaceAll('-', '').slice(0, 10)}`)
  const mails = Array.from({ length: 8 }, (_, place) => signs[Number((bits >> BigInt(35 - 5 * place)) & 31n)])
  return `${mails.slice(0, 4).join('')}-${mails.slice(4).join('')}`
}

/** The first and the last id with this number, however it is written; null where it is no such number. */
export function readMessageRef(typed: string): { from: string; to: string } | null {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replaceAll('O', '0')
  if (letters.length !== 8 || [...letters].some((letter) => !signs.includes(letter))) return null
  const bits = [...letters].reduce((sum, letter) => (sum << 5n) | BigInt(signs.indexOf(letter)), 0n)
  const known = bits.toString(16).padStart(10, '0')
  const fill = (digit: string) =>
    [known.slice(0, 8), known.slice(8) + digit.repeat(2), digit.repeat(4), digit.repeat(4), digit.repeat(12)].join('-')
  return { from: fill('0'), to: fill('f') }
}
