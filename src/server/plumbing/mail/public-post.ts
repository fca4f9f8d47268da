import { type LookupAddress, lookup } from 'node:dns'
import { request } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Gives the status of the answer; what it says is not read, and no redirect is followed. */
export type Post = (address: string, headers: Record<string, string>, body: Buffer) => Promise<number>

const timeoutMs = 20_000

const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, bits, 'ipv4')
}
const outside6 = new BlockList()
outside6.addSubnet('2000::', 3, 'ipv6')
// Teredo and 6to4 hold an IPv4 address, which may be of any kind.
inside.addSubnet('2001::', 32, 'ipv6')
inside.addSubnet('2002::', 16, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !inside.check(address)
  return family === 6 && outside6.check(address, 'ipv6') && !inside.check(address, 'ipv6')
}

/** Whether we may post to what somebody named: https at its usual port, to a host with a public name. */
export function isPublicService(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password, port, hostname } = new URL(address)
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false
  // In an address every form of an IPv4 number is written with dots, and IPv6 in brackets.
  if (isIP(hostname) !== 0 || hostname.startsWith('[')) return false
  return (
    /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(hostname) &&
    !/\.(localhost|local|internal|arpa)$/.test(hostname)
  )
}

// A public name may stand for a private address: what is connected to is what was looked at here.
export const lookUpPublicAddress: LookupFunction = (hostname, options, give) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const open = error ? [] : found.filter(({ address }) => isPublicAddress(address))
    const [first] = open
    if (!first) return give(error ?? new Error('This name stands for no public address.'), '', 0)
    return options.all ? give(null, open) : give(null, first.address, first.family)
  })
}

export const postToPublic: Post = (address, headers, body) =>
  new Promise((resolve, reject) => {
    if (!isPublicService(address)) throw new Error('This is no address of a public service.')
    const signal = AbortSignal.timeout(timeoutMs)
    const sent = request(
      address,
      { method: 'POST', headers, lookup: lookUpPublicAddress, agent: false, signal },
      (answer) => {
        resolve(answer.statusCode ?? 0)
        answer.destroy()
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
