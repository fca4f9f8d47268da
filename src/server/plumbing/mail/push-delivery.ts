import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import ece from 'http_ece'
import type { PushDeviceInput } from '#contract/mail/push-devices.ts'
import type { PushKeys } from '#server/plumbing/start/push-keys.ts'
import { DeliveryError } from './mail-delivery.ts'
import { type Post, postToPublic } from './public-post.ts'

export type OutgoingPush = { payload: string; topic: string; createdAt: Date }

export type Pusher = ReturnType<typeof createPusher>

/** Hours after which a push helps nobody any more. */
export const pushHours = 12

const second = 1000
const tokenSeconds = 12 * 60 * 60

export function createPusher(keys: PushKeys, post: Post = postToPublic) {
  const key = toPrivateKey(keys)
  return {
    /** False where the push service says that this browser takes no more. Throws a DeliveryError. */
    async send(to: PushDeviceInput, { payload, topic, createdAt }: OutgoingPush, now: Date): Promise<boolean> {
      const ttl = Math.floor((createdAt.getTime() - now.getTime()) / second) + pushHours * 60 * 60
      if (ttl <= 0) throw new DeliveryError('It could not be delivered in time.', true, null)
      const headers = {
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(ttl),
        topic,
        urgency: 'high',
        authorization: `vapid t=${signToken(keys.contact, key, to.endpoint, now)}, k=${keys.publicKey}`,
      }
      const status = await tryPost(post, to.endpoint, headers, encrypt(to, payload))
      if (status >= 200 && status < 300) return true
      if (status === 404 || status === 410) return false
      const isPassing = status >= 500 || status === 408 || status === 429
      throw new DeliveryError(`The push service did not take it (${status}).`, !isPassing, null)
    },
  }
}

async function tryPost(
  post: Post,
  address: string,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
): Promise<number> {
  try {
    return await post(address, { ...headers, 'content-length': String(body.byteLength) }, body)
  } catch (error) {
    throw new DeliveryError('The push service could not be reached.', false, error)
  }
}

function encrypt({ p256dh, auth }: PushDeviceInput, payload: string): Buffer {
  const privateKey = createECDH('prime256v1')
  privateKey.generateKeys()
  try {
    return ece.encrypt(Buffer.from(payload), { version: 'aes128gcm', dh: p256dh, privateKey, authSecret: auth })
  } catch (error) {
    throw new DeliveryError('The keys of this browser are not usable.', true, error)
  }
}

/** Says to the push service who sends (RFC 8292). */
function signToken(contact: string, key: KeyObject, endpoint: string, now: Date): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const exp = Math.floor(now.getTime() / second) + tokenSeconds
  const claims = { aud: new URL(endpoint).origin, exp, sub: contact }
  const text = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}

function toPrivateKey({ publicKey, privateKey }: PushKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', d: privateKey, x, y } })
}
