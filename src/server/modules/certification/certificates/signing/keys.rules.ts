import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose'
import type { NewKey } from './keys.store.ts'

const [nonceBytes, tagBytes] = [12, 16]

/** The private half is sealed for this key alone: in another row it does not open. */
export async function makeKey(secretKey: string): Promise<NewKey> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const { x = '', d = '' } = await exportJWK(privateKey)
  const id = await calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x })
  return { id, x, sealed: seal(d, id, secretKey) }
}

/** Null where it was sealed with another secret. */
export async function openKey({ id, x, sealed }: NewKey, secretKey: string): Promise<CryptoKey | null> {
  const d = unseal(sealed, id, secretKey)
  if (d === null) return null
  const key = await importJWK({ kty: 'OKP', crv: 'Ed25519', x, d }, 'EdDSA')
  return key instanceof Uint8Array ? null : key
}

function sealingKey(secretKey: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', 'certificate signing keys', 32))
}

function seal(text: string, id: string, secretKey: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secretKey), nonce).setAAD(Buffer.from(id))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()])
}

function unseal(sealed: Buffer, id: string, secretKey: string): string | null {
  const nonce = sealed.subarray(0, nonceBytes)
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secretKey), nonce).setAAD(Buffer.from(id))
  decipher.setAuthTag(sealed.subarray(-tagBytes))
  try {
    return decipher.update(sealed.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
