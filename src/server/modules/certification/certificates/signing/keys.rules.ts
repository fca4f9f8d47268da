import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from 'jose'
import type { Seals } from '#server/plumbing/sealing/sealed-text.ts'
import type { NewKey } from './keys.store.ts'

/** The private half is sealed for this key alone: in another row it does not open. */
export async function makeKey(seals: Seals): Promise<NewKey> {
  const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  const { x = '', d = '' } = await exportJWK(privateKey)
  const id = await calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x })
  return { id, x, sealed: seals.seal(d, id) }
}

/** Null where it was sealed with another secret. */
export async function openKey({ id, x, sealed }: NewKey, seals: Seals): Promise<CryptoKey | null> {
  const d = seals.open(sealed, id)
  if (d === null) return null
  const key = await importJWK({ kty: 'OKP', crv: 'Ed25519', x, d }, 'EdDSA')
  return key instanceof Uint8Array ? null : key
}
