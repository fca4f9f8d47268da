import type {
  AddPasskeyBody,
  NewPasskeyOptions,
  PasskeySignInBody,
  PasskeySignInOptions,
} from '#contract/account/auth.ts'

/** Said where a button for a passkey is pressed without script; what else to do follows. */
export const passkeyNeedsScript = 'A passkey needs JavaScript, which does not run on this page.'

/**
 * Whether passkeys can work here: the browser has them, and the site is reached under a name (browsers refuse them on
 * bare addresses such as 127.0.0.1; the same server is there as localhost too).
 */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)
}

/**
 * Lets the browser make a passkey; gives the `response` that `POST /api/auth/passkeys` wants. Rejects with a
 * DOMException: NotAllowedError when the person cancels, InvalidStateError when this device holds one already.
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
  return { ...named(made), response: { ...texts, transports: made.response.getTransports?.() ?? [] } }
}

/**
 * Lets the person pick a passkey of this site; gives the `response` that `POST /api/auth/passkey-sign-in` wants.
 * Rejects with a DOMException: NotAllowedError when the person cancels.
 */
export async function pickPasskey({
  challenge,
  rpId,
  userVerification,
}: PasskeySignInOptions): Promise<PasskeySignInBody['response']> {
  const publicKey = { challenge: toBytes(challenge), rpId, userVerification }
  const picked = await navigator.credentials.get({ publicKey })
  if (!(picked instanceof PublicKeyCredential && picked.response instanceof AuthenticatorAssertionResponse))
    throw picked
  const { clientDataJSON, authenticatorData, signature } = picked.response
  const texts = { clientDataJSON: toText(clientDataJSON), authenticatorData: toText(authenticatorData) }
  return { ...named(picked), response: { ...texts, signature: toText(signature) } }
}

const named = ({ id }: PublicKeyCredential) =>
  ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

function toText(bytes: ArrayBuffer): string {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}
