import type { PasskeyBoxWords } from '#content/auth/sign-in.ts'
import { say } from '#domain/language/say.ts'
import type { FormBox } from './post-form.tsx'

export function listPasskeyBoxes(count: number, { one, many }: PasskeyBoxWords): FormBox<'removePasskeys'>[] {
  if (count === 0) return []
  const { label, help } = count === 1 ? one : many
  return [{ name: 'removePasskeys', label: say(label, { count }), help }]
}
