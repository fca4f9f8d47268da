import { gzipSync } from 'node:zlib'

/** 16 KB of bits: the least that Bitstring Status List v1.0 allows, so that nobody is found by the length of a list. */
export const leastBits = 131_072

/** Bits from the left, compressed, in base64url with the mark of multibase. */
export function encodeStatusList(set: readonly number[], longest: number): string {
  let bits = leastBits
  while (bits <= longest) bits *= 2
  const bytes = Buffer.alloc(bits / 8)
  for (const index of set) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (0x80 >> (index & 7))
  return `u${gzipSync(bytes).toString('base64url')}`
}
