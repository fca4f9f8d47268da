import { type FormField, PostForm } from '#web/parts/frame/post-form/post-form.tsx'
import type { FormAnswer } from '#web/plumbing/request-context.ts'

export type ForgotPasswordProps = { fields: readonly FormField<'email'>[]; answered: FormAnswer | null }

export default function ForgotPasswordForm({ fields, answered }: ForgotPasswordProps) {
  return (
    <PostForm
      action="/forgot-password"
      fields={fields}
      submit={{ words: 'Email me a link', pending: 'Sending' }}
      answered={answered}
    />
  )
}
