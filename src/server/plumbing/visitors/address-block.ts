/** Of an IPv6 address, the first 64 bits: one household or phone holds that whole block. */
export function toAddressBlock(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!/^[0-9a-f:]+(%.*)?$/i.test(address) || !address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::')
  const splitGroups = (part: string) => (part === '' ? [] : part.split(':'))
  const after = tail === undefined ? [] : splitGroups(tail)
  const zeros = tail === undefined ? 0 : 8 - splitGroups(head).length - after.length
  const all = [...splitGroups(head), ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
