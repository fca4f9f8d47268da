import { expect, it } from 'vitest'
import { toClientNetwork } from './client-network.ts'

it.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['::FFFF:cb00:714d', '203.0.113.0/24'],
  ['::ffff:255.255.255.255', '255.255.255.0/24'],
  ['2001:db8:12:34::1', '2001:db8:12::/48'],
  ['2001:db8:12:34::/64', '2001:db8:12::/48'],
  ['2001:0DB8::5', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
])('%s is of %s', (address, network) => expect(toClientNetwork(address)).toBe(network))

it.each(['inside', 'unknown', '', 'who@homes.example', '203.0.113.7:80', '<b>', '1.2.3', '2001:db8::1]/x'])(
  '%j is of no network',
  (written) => expect(toClientNetwork(written)).toBeNull(),
)
