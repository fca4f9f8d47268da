import type { AddPasskeyBody, NewPasskeyOptions, PasskeySignInBody, PasskeySignInOptions } from '#contract/auth/auth.ts'

export const passkeyNeedsScript = 'A passkey needs JavaScript, which does not run on this page.'

/** Browsers refuse passkeys on bare addresses such as 127.0.0.1; the same server works as localhost. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)
}

/**
 * Rejects with a DOMException: NotAllowedError when the person cancels, InvalidStateError when this device already
 * holds a passkey.
 */
export async function makePasskey(options: NewPasskeyOptions): Promise<AddPasskeyBody['response']> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...options,
    challenge: toBytes(options.challenge),
    user: { ...options.user, id: toBytes(options.user.id) },
    excludeCredentials: options.excludeCredentials?.map(({ id, type }) => ({ id: toBytes(id), type })) ?? [],
  }
  const made = await navigator.credentials.create({ publicKey })
  if (!(made instanceof PublicKeyCredential && made.response instanceof AuthenticatorAttestationResponse)) throw made
  const { clientDataJSON, attestationObject } = made.response
  const texts = { clientDataJSON: toText(clientDataJSON), attestationObject: toText(attestationObject) }
  return { ...nameCredential(made), response: { ...texts, transports: made.response.getTransports?.() ?? [] } }
}

export async function pickPasskey(options: PasskeySignInOptions): Promise<PasskeySignInBody['response']> {
  const { challenge, rpId, userVerification } = options
  const publicKey = { challenge: toBytes(challenge), rpId, userVerification }
  const picked = await navigator.credentials.get({ publicKey })
  if (!(picked instanceof PublicKeyCredential && picked.response instanceof AuthenticatorAssertionResponse))
    throw picked
  const { clientDataJSON, authenticatorData, signature } = picked.response
  const texts = { clientDataJSON: toText(clientDataJSON), authenticatorData: toText(authenticatorData) }
  return { ...nameCredential(picked), response: { ...texts, signature: toText(signature) } }
}

const nameCredential = ({ id }: PublicKeyCredential) =>
  ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

function toText(bytes: ArrayBuffer): string {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}
