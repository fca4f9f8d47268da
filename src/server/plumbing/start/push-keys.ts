import { createECDH } from 'node:crypto'

/** In base64url: a point on P-256, and the secret that belongs to it. `contact` is an address for push services. */
export type PushKeys = { publicKey: string; privateKey: string; contact: string }

export function makePushKeys(): Omit<PushKeys, 'contact'> {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // A secret that begins with a zero byte is a byte short otherwise.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
  return { publicKey, privateKey }
}

export function belongTogether({ publicKey, privateKey }: PushKeys): boolean {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url') === publicKey
  } catch {
    return false
  }
}
