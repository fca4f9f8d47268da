/**
 * Whether passkeys can work here: the browser has them, and the site is reached under a name (browsers refuse them on
 * bare addresses such as 127.0.0.1; the same server is there as localhost too).
 */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)
}

/** The server's answer to `POST /api/auth/passkeys/options`: binary values are base64url text. */
export type NewPasskeyOptions = Omit<
  PublicKeyCredentialCreationOptions,
  'challenge' | 'user' | 'excludeCredentials'
> & {
  challenge: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials?: { id: string; type: 'public-key' }[]
}

/** The server's answer to `POST /api/auth/passkey-sign-in/options`. */
export type SignInOptions = { challenge: string; rpId: string; userVerification: UserVerificationRequirement }

/**
 * Lets the browser make a passkey; gives the `response` that `POST /api/auth/passkeys` wants. Rejects with a
 * DOMException: NotAllowedError when the person cancels, InvalidStateError when this device holds one already.
 */
export async function makePasskey(options: NewPasskeyOptions): Promise<object> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...options,
    challenge: toBytes(options.challenge),
    user: { ...options.user, id: toBytes(options.user.id) },
    excludeCredentials: options.excludeCredentials?.map(({ id, type }) => ({ id: toBytes(id), type })) ?? [],
  }
  const made = await navigator.credentials.create({ publicKey })
  if (!(made instanceof PublicKeyCredential && made.response instanceof AuthenticatorAttestationResponse)) throw made
  const { attestationObject } = made.response
  return toJson(made, { attestationObject }, { transports: made.response.getTransports?.() ?? [] })
}

/**
 * Lets the person pick a passkey of this site; gives the `response` that `POST /api/auth/passkey-sign-in` wants.
 * Rejects with a DOMException: NotAllowedError when the person cancels.
 */
export async function pickPasskey({ challenge, rpId, userVerification }: SignInOptions): Promise<object> {
  const publicKey = { challenge: toBytes(challenge), rpId, userVerification }
  const picked = await navigator.credentials.get({ publicKey })
  if (!(picked instanceof PublicKeyCredential && picked.response instanceof AuthenticatorAssertionResponse))
    throw picked
  const { authenticatorData, signature } = picked.response
  return toJson(picked, { authenticatorData, signature })
}

function toJson(credential: PublicKeyCredential, binary: Record<string, ArrayBuffer>, plain: object = {}): object {
  const { id, type, response } = credential
  const values = Object.entries({ clientDataJSON: response.clientDataJSON, ...binary })
  const texts = Object.fromEntries(values.map(([name, bytes]) => [name, toText(bytes)]))
  return { id, rawId: id, type, response: { ...texts, ...plain }, clientExtensionResults: {} }
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

function toText(bytes: ArrayBuffer): string {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(bytes)))
  return base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}
