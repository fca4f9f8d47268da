import { describe, expect, it } from 'vitest'
import { toAddressBlock } from './address-block.ts'

describe('the address a limit counts by', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['inside', 'inside'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, block) => {
    expect(toAddressBlock(address)).toBe(block)
  })
})
