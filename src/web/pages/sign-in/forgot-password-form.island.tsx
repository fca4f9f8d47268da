import { type FormField, PostForm } from '#web/parts/post-form/post-form.tsx'
import { goTo } from '#web/plumbing/go-to.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { askForNewPassword } from './sign-in.query.ts'

export type ForgotPasswordProps = { fields: readonly FormField<'email'>[]; answered: FormAnswer | null }

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
