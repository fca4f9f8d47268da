import { listPasskeyBoxes } from '#web/parts/frame/post-form/passkey-boxes.ts'
import { type FormField, PostForm } from '#web/parts/frame/post-form/post-form.tsx'
import type { FormTrouble } from '#web/ui/form/form-way.ts'

export type ResetPasswordProps = {
  fields: readonly FormField<'password'>[]
  token: string
  passkeys: number
  answered: FormTrouble | null
}

export default function ResetPasswordForm({ fields, token, passkeys, answered }: ResetPasswordProps) {
  return (
    <PostForm
      action={`/reset-password?${new URLSearchParams({ token })}`}
      fields={fields}
      boxes={listPasskeyBoxes(passkeys)}
      hidden={{ token }}
      submit={{ words: 'Set my new password', pending: 'Setting' }}
      answered={answered}
    />
  )
}
