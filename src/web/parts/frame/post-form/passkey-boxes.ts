import type { FormBox } from './post-form.tsx'

export function listPasskeyBoxes(count: number): FormBox<'removePasskeys'>[] {
  if (count === 0) return []
  const [label, help] =
    count === 1
      ? [
          'Remove the passkey from this account',
          'It signs in without the password. Remove it if it is not yours or you lost it.',
        ]
      : [
          `Remove all ${count} passkeys from this account`,
          'They sign in without the password. Remove them if one is not yours or you lost one.',
        ]
  return [{ name: 'removePasskeys', label, help }]
}
