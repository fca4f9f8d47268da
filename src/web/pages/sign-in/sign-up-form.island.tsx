import { type FormField, PostForm } from '#web/parts/post-form/post-form.tsx'
import { goTo } from '#web/plumbing/go-to.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { signUp } from './sign-in.query.ts'

export type SignUpFormProps = { fields: readonly SignUpField[]; returnTo: string; answered: FormAnswer | null }
export type SignUpField = FormField<'firstName' | 'lastName' | 'organisationName' | 'email' | 'password'>

export default function SignUpForm({ fields, returnTo, answered }: SignUpFormProps) {
  return (
    <PostForm
      action="/sign-up"
      fields={fields}
      hidden={{ returnTo }}
      submit={{ words: 'Set up my profile', pending: 'Setting up' }}
      answered={answered}
      send={(value) =>
        signUp({
          firstName: value('firstName'),
          lastName: value('lastName'),
          organisationName: value('organisationName'),
          email: value('email'),
          password: value('password'),
          returnTo,
        })
      }
      onDone={() => goTo('/sign-up?sent=1')}
    />
  )
}
