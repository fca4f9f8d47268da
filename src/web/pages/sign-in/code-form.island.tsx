import type { FormTrouble } from '#web/parts/post-form/form-trouble.ts'
import { PostForm } from '#web/parts/post-form/post-form.tsx'
import { codeField, recoveryField } from '#web/parts/proof/code-field.ts'
import { goTo } from '#web/plumbing/go-to.ts'
import { withReturn } from './return-ways.ts'
import { signInWithCode } from './sign-in.query.ts'

export type CodeFormProps = {
  /** Of the app, or one of the list for when the phone is not there. */
  way: 'app' | 'recovery'
  returnTo: string
  answered: FormTrouble | null
}

export default function CodeForm({ way, returnTo, answered }: CodeFormProps) {
  const isRecovery = way === 'recovery'
  return (
    <PostForm
      action="/sign-in/code"
      fields={[isRecovery ? recoveryField : codeField]}
      hidden={isRecovery ? { returnTo, do: 'recovery' } : { returnTo }}
      submit={{ words: 'Sign in', pending: 'Signing in', look: isRecovery ? 'line' : 'primary' }}
      answered={answered}
      send={async (value) => {
        const answer = await signInWithCode({ code: value('code'), returnTo })
        // Too many were wrong, or too much time went by: it begins anew.
        if (answer.kind === 'failed' && answer.status === 401) await goTo(withReturn('/sign-in', returnTo))
        return answer
      }}
      onDone={() => goTo(returnTo)}
    />
  )
}
