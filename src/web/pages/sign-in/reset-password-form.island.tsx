import type { FormTrouble } from '#web/parts/post-form/form-trouble.ts'
import { passkeyBoxes } from '#web/parts/post-form/passkey-boxes.ts'
import { type FormField, PostForm } from '#web/parts/post-form/post-form.tsx'
import { goTo } from '#web/plumbing/go-to.ts'
import { setNewPassword } from './sign-in.query.ts'

export type ResetPasswordProps = {
  fields: readonly FormField<'password'>[]
  token: string
  /** How many the new password may end besides. */
  passkeys: number
  answered: FormTrouble | null
}

export default function ResetPasswordForm({ fields, token, passkeys, answered }: ResetPasswordProps) {
  return (
    <PostForm
      action={`/reset-password?${new URLSearchParams({ token })}`}
      fields={fields}
      boxes={passkeyBoxes(passkeys)}
      hidden={{ token }}
      submit={{ words: 'Set my new password', pending: 'Setting' }}
      answered={answered}
      send={async (value) => {
        const result = await setNewPassword({
          token,
          password: value('password'),
          removePasskeys: value('removePasskeys') === 'on',
        })
        // The link works no more.
        if (result.kind === 'failed' && result.status === 400) await goTo('/reset-password?error=link')
        return result
      }}
      onDone={() => goTo('/sign-in?reset=1')}
    />
  )
}
