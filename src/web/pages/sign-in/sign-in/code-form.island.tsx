import { PostForm } from '#web/parts/frame/post-form/post-form.tsx'
import { codeField, recoveryField } from '#web/parts/proof/code-field.ts'
import type { FormTrouble } from '#web/ui/form/form-way.ts'

export type CodeFormProps = {
  /** 'recovery' is one of the codes kept for when the phone is not there. */
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
    />
  )
}
