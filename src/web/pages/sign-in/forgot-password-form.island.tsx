import { type FormField, PostForm } from '#web/parts/post-form/post-form.tsx'
import type { FormTrouble } from '#web/parts/post-form/read-answer.ts'
import { goTo } from '#web/plumbing/go-to.ts'
import { askForNewPassword } from './sign-in.query.ts'

export type ForgotPasswordProps = { fields: readonly FormField<'email'>[]; answered: FormTrouble | null }

export default function ForgotPasswordForm({ fields, answered }: ForgotPasswordProps) {
  return (
    <PostForm
      action="/forgot-password"
      fields={fields}
      submit={{ words: 'Email me a link', pending: 'Sending' }}
      answered={answered}
      send={(value) => askForNewPassword({ email: value('email') })}
      onDone={() => goTo('/forgot-password?sent=1')}
    />
  )
}
