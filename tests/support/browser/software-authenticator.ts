import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type Shown = { userVerified: boolean }
type Credential = { id: string; privateKey: KeyObject; counter: number }
type CreationOptions = { challenge: string; rp: { id: string } }
type RequestOptions = { challenge: string; rpId: string }

/** A passkey in software (ES256): it says of its user what a test wants it to say. */
export type SoftwareAuthenticator = {
  /** The `response` for `POST /api/auth/passkeys`. */
  make(options: CreationOptions, shown: Shown): object
  /** The `response` for `POST /api/auth/passkey-sign-in`. */
  answer(options: RequestOptions, shown: Shown): object
}

const userPresent = 0x01
const userVerifiedFlag = 0x04
const attested = 0x40

export function softwareAuthenticator(origin: string): SoftwareAuthenticator {
  let kept: Credential | undefined
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const base = (id: string) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} })
  return {
    make({ challenge, rp }, shown) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const id = randomBytes(16)
      kept = { id: id.toString('base64url'), privateKey, counter: 0 }
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = writeCborMap([
        [writeCborInt(1), writeCborInt(2)],
        [writeCborInt(3), writeCborInt(-7)],
        [writeCborInt(-1), writeCborInt(1)],
        [writeCborInt(-2), writeCborBytes(Buffer.from(x, 'base64url'))],
        [writeCborInt(-3), writeCborBytes(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.from([0, id.length])
      const authData = Buffer.concat([writeHead(rp.id, attested, shown, 0), Buffer.alloc(16), length, id, key])
      const attestationObject = writeCborMap([
        [writeCborText('fmt'), writeCborText('none')],
        [writeCborText('attStmt'), writeCborMap([])],
        [writeCborText('authData'), writeCborBytes(authData)],
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      }
      return { ...base(kept.id), response }
    },
    answer({ challenge, rpId }, shown) {
      if (!kept) throw new Error('This authenticator holds no passkey yet.')
      kept.counter += 1
      const authenticatorData = writeHead(rpId, 0, shown, kept.counter)
      const clientDataJSON = clientData('webauthn.get', challenge)
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()])
      const response = {
        clientDataJSON: clientDataJSON.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, kept.privateKey).toString('base64url'),
      }
      return { ...base(kept.id), response }
    },
  }
}

function writeHead(rpId: string, flags: number, { userVerified }: Shown, counter: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  const all = userPresent | flags | (userVerified ? userVerifiedFlag : 0)
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([all]), count])
}

function writeCborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  return value < 256
    ? Buffer.from([(major << 5) | 24, value])
    : Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

const writeCborInt = (value: number) => (value < 0 ? writeCborHead(1, -1 - value) : writeCborHead(0, value))
const writeCborBytes = (value: Buffer) => Buffer.concat([writeCborHead(2, value.length), value])
const writeCborText = (value: string) => Buffer.concat([writeCborHead(3, value.length), Buffer.from(value)])
const writeCborMap = (entries: [Buffer, Buffer][]) =>
  Buffer.concat([writeCborHead(5, entries.length), ...entries.flat()])
