import { type FormField, PostForm } from '#web/parts/frame/post-form/post-form.tsx'
import type { FormAnswer } from '#web/plumbing/request-context.ts'

export type SignUpFormProps = { fields: readonly SignUpField[]; returnTo: string; answered: FormAnswer | null }
export type SignUpField = FormField<'firstName' | 'lastName' | 'organizationName' | 'email' | 'password'>

export default function SignUpForm({ fields, returnTo, answered }: SignUpFormProps) {
  return (
    <PostForm
      action="/sign-up"
      fields={fields}
      hidden={{ returnTo }}
      submit={{ words: 'Set up my profile', pending: 'Setting up' }}
      answered={answered}
    />
  )
}
