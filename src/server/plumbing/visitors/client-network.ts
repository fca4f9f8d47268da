import { isIPv4, isIPv6 } from 'node:net'
import { toAddressBlock } from './address-block.ts'

/** /24 of IPv4, /48 of IPv6. Null for what is not an address. */
export function toClientNetwork(address: string): string | null {
  const plain = address.replace(/%.*$|\/64$/, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(plain)) return null
  const [, high, low] = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(new URL(`http://[${plain}]`).hostname) ?? []
  if (high !== undefined && low !== undefined) {
    const bytes = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16)
    return `${bytes >>> 24}.${(bytes >>> 16) & 255}.${(bytes >>> 8) & 255}.0/24`
  }
  return `${toAddressBlock(plain).split(':').slice(0, 3).join(':')}::/48`
}
