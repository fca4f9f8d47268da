import { SignJWT } from 'jose'
import { hoursToItsEnd } from '#domain/certification/certificate/certificate.ts'
import {
  credentialPath,
  type StatusPurpose,
  statusListPath,
  statusPurposes,
} from '#domain/certification/certificate/verified.ts'
import { verifyPath } from '#domain/language/language.ts'
import type { KeptCertificate } from '#server/modules/certification/certificates/verify/verify.store.ts'
import type { PublicKey, Signer } from './keys.store.ts'

/** The second context covers the terms that no vocabulary defines: they mean what the issuer says. */
const contexts = ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/undefined-terms/v2']

/** The affiliate as `did:web`, which leads any verifier to its keys. */
export function issuerId(baseUrl: string, state: string): string {
  const { host, pathname } = new URL(baseUrl)
  const path = pathname.split('/').filter((part) => part !== '')
  return ['did:web', encodeURIComponent(host), ...path, 'affiliates', state.toLowerCase()].join(':')
}

export function keyId(issuer: string, { id }: PublicKey): string {
  return `${issuer}#${id}`
}

const publicJwk = (issuer: string, key: PublicKey) => {
  return { kty: 'OKP', crv: 'Ed25519', x: key.x, kid: keyId(issuer, key), alg: 'EdDSA', use: 'sig' }
}

export function keySet(issuer: string, keys: readonly PublicKey[]) {
  return { keys: keys.map((key) => publicJwk(issuer, key)) }
}

export function didDocument(issuer: string, keys: readonly PublicKey[]) {
  const ids = keys.map((key) => keyId(issuer, key))
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/jwk/v1'],
    id: issuer,
    verificationMethod: keys.map((key) => {
      const { use: _, ...publicKeyJwk } = publicJwk(issuer, key)
      return { id: keyId(issuer, key), type: 'JsonWebKey', controller: issuer, publicKeyJwk }
    }),
    assertionMethod: ids,
  }
}

export type Credential = Readonly<Record<string, unknown>>

type Of = { baseUrl: string; signer: Signer }

/**
 * A copy of it can never be taken back, so of the address it holds the town and no more, whatever the home shows today.
 */
export function certificateCredential(one: KeptCertificate, { baseUrl, signer }: Of): Credential {
  const { number, state } = one
  return {
    '@context': contexts,
    id: `${baseUrl}${credentialPath(number, state)}`,
    type: ['VerifiableCredential', 'RecoveryResidenceCertificate'],
    issuer: { id: issuerId(baseUrl, state), name: signer.name },
    validFrom: `${one.issuedOn}T00:00:00Z`,
    validUntil: new Date(Date.parse(`${one.endsOn}T00:00:00Z`) + hoursToItsEnd * 3_600_000 - 1000)
      .toISOString()
      .replace('.000Z', 'Z'),
    credentialSubject: {
      id: `${baseUrl}${verifyPath(number)}`,
      type: 'RecoveryResidence',
      name: one.name,
      operator: one.operator === '' ? undefined : one.operator,
      bedsPermitted: one.beds ?? undefined,
      bedsFor: one.bedsFor,
      town: one.city,
      state,
      certificateKind: one.kind,
      certificateForm: one.form ?? undefined,
      levelOfSupport: one.level,
      standard: `NARR ${one.standard}`,
      issuedOn: one.issuedOn,
      lastDay: one.endsOn,
      certificateNumber: number,
    },
    credentialStatus: statusPurposes.map((statusPurpose) => {
      const list = `${baseUrl}${statusListPath(state, statusPurpose)}`
      return {
        id: `${list}#${one.statusIndex}`,
        type: 'BitstringStatusListEntry',
        statusPurpose,
        statusListIndex: String(one.statusIndex),
        statusListCredential: list,
      }
    }),
  }
}

type Listed = Of & { purpose: StatusPurpose; encodedList: string; from: Date; until: Date; ttlMs: number }

export function statusListCredential(list: Listed): Credential {
  const { baseUrl, signer, purpose, encodedList, from, until, ttlMs } = list
  const id = `${baseUrl}${statusListPath(signer.state, purpose)}`
  return {
    '@context': contexts.slice(0, 1),
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: { id: issuerId(baseUrl, signer.state), name: signer.name },
    validFrom: from.toISOString(),
    validUntil: until.toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: purpose,
      encodedList,
      ttl: ttlMs,
    },
  }
}

/** Securing by JOSE: the credential itself is the payload. */
export function signCredential(credential: Credential, key: CryptoKey, kid: string): Promise<string> {
  return new SignJWT({ ...credential }).setProtectedHeader({ alg: 'EdDSA', typ: 'vc+jwt', cty: 'vc', kid }).sign(key)
}
