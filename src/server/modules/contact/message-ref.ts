const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * The short reference of a message, for people to quote: "K4M2-7QXA". Forty random bits of its id in signs that are not
 * mistaken for one another (no I, L, O, U). It names a message, it opens none.
 */
export function messageRef(id: string): string {
  const bits = BigInt(`0x${id.replaceAll('-', '').slice(0, 10)}`)
  const letters = Array.from({ length: 8 }, (_, place) => signs[Number((bits >> BigInt(35 - 5 * place)) & 31n)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
