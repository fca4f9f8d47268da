const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Forty bits of the id, without I, L, O, or U, which are easily mistaken. Knowing it gives no access. */
export function buildMessageRef(id: string): string {
  const bits = BigInt(`0x${id.replaceAll('-', '').slice(0, 10)}`)
  const mails = Array.from({ length: 8 }, (_, place) => signs[Number((bits >> BigInt(35 - 5 * place)) & 31n)])
  return `${mails.slice(0, 4).join('')}-${mails.slice(4).join('')}`
}
