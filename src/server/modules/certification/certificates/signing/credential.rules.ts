import { gzipSync } from 'node:zlib'
import { SignJWT } from 'jose'
import { hoursToItsEnd } from '#domain/certification/certificate/certificate.ts'
import {
  buildCredentialPath,
  buildStatusListPath,
  type StatusPurpose,
  statusPurposes,
} from '#domain/certification/certificate/verified.ts'
import { hourMs } from '#domain/language/durations.ts'
import { buildVerifyPath } from '#domain/language/language.ts'
import type { KeptCertificate } from '#server/modules/certification/certificates/verify/verify.store.ts'
import type { PublicKey, Signer } from './keys.store.ts'

/** The second context covers the terms that no vocabulary defines: they mean what the issuer says. */
const contexts = ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/undefined-terms/v2']

/** The affiliate as `did:web`, which leads any verifier to its keys. */
export function buildIssuerId(baseUrl: string, state: string): string {
  const { host, pathname } = new URL(baseUrl)
  const path = pathname.split('/').filter((part) => part !== '')
  return ['did:web', encodeURIComponent(host), ...path, 'affiliates', state.toLowerCase()].join(':')
}

export function buildKeyId(issuer: string, { id }: PublicKey): string {
  return `${issuer}#${id}`
}

const toPublicJwk = (issuer: string, key: PublicKey) => {
  return { kty: 'OKP', crv: 'Ed25519', x: key.x, kid: buildKeyId(issuer, key), alg: 'EdDSA', use: 'sig' }
}

export function buildKeySet(issuer: string, keys: readonly PublicKey[]) {
  return { keys: keys.map((key) => toPublicJwk(issuer, key)) }
}

export function buildDidDocument(issuer: string, keys: readonly PublicKey[]) {
  const ids = keys.map((key) => buildKeyId(issuer, key))
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/jwk/v1'],
    id: issuer,
    verificationMethod: keys.map((key) => {
      const { use: _, ...publicKeyJwk } = toPublicJwk(issuer, key)
      return { id: buildKeyId(issuer, key), type: 'JsonWebKey', controller: issuer, publicKeyJwk }
    }),
    assertionMethod: ids,
  }
}

export type Credential = Readonly<Record<string, unknown>>

type CredentialIssuer = { baseUrl: string; signer: Signer }

/** Copies can never be taken back, so of the address it holds only the town, even where the home shows its street today. */
export function buildCertificateCredential(one: KeptCertificate, { baseUrl, signer }: CredentialIssuer): Credential {
  const { number, state } = one
  return {
    '@context': contexts,
    id: `${baseUrl}${buildCredentialPath(number, state)}`,
    type: ['VerifiableCredential', 'RecoveryResidenceCertificate'],
    issuer: { id: buildIssuerId(baseUrl, state), name: signer.name },
    validFrom: `${one.issuedOn}T00:00:00Z`,
    validUntil: new Date(Date.parse(`${one.endsOn}T00:00:00Z`) + hoursToItsEnd * hourMs - 1000)
      .toISOString()
      .replace('.000Z', 'Z'),
    credentialSubject: {
      id: `${baseUrl}${buildVerifyPath(number)}`,
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
      isSample: one.listed?.isSample ? true : undefined,
    },
    credentialStatus: statusPurposes.map((statusPurpose) => {
      const list = `${baseUrl}${buildStatusListPath(state, statusPurpose)}`
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

type StatusListSource = CredentialIssuer & {
  purpose: StatusPurpose
  encodedList: string
  from: Date
  until: Date
  ttlMs: number
}

export function buildStatusCredential(list: StatusListSource): Credential {
  const { baseUrl, signer, purpose, encodedList, from, until, ttlMs } = list
  const id = `${baseUrl}${buildStatusListPath(signer.state, purpose)}`
  return {
    '@context': contexts.slice(0, 1),
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: { id: buildIssuerId(baseUrl, signer.state), name: signer.name },
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

/** 16 KB of bits: the least that Bitstring Status List v1.0 allows, so that nobody is found by the length of a list. */
const leastBits = 131_072

/** Bits from the left, compressed, in base64url with the mark of multibase. */
export function encodeStatusList(set: readonly number[], longest: number): string {
  let bits = leastBits
  while (bits <= longest) bits *= 2
  const bytes = Buffer.alloc(bits / 8)
  for (const index of set) bytes[index >> 3] = (bytes[index >> 3] ?? 0) | (0x80 >> (index & 7))
  return `u${gzipSync(bytes).toString('base64url')}`
}
