import { authLimits } from '#contract/auth/auth-limits.ts'
import { AccountPart } from '#web/pages/auth/account/account-part.tsx'
import { listPasskeyBoxes } from '#web/parts/frame/post-form/passkey-boxes.ts'
import { PostForm } from '#web/parts/frame/post-form/post-form.tsx'
import { showAnew } from '#web/plumbing/api/go-to.ts'
import type { FormTrouble } from '#web/ui/form/form-way.ts'
import { DoneNotice } from './done-notice.tsx'

const fields = [
  {
    name: 'currentPassword',
    label: 'Password you have now',
    type: 'password',
    autoComplete: 'current-password',
    maxLength: 1000,
  },
  {
    name: 'password',
    label: 'New password',
    type: 'password',
    autoComplete: 'new-password',
    maxLength: authLimits.passwordMax,
    help: `${authLimits.passwordMin} characters or more. Four random words are good.`,
  },
] as const

export type PasswordProps = {
  answered: { trouble: FormTrouble | null; isChanged: boolean }
  passkeys: number
}

export default function Password({ answered, passkeys }: PasswordProps) {
  return (
    <AccountPart id="password" title="Password" words="A new one signs you out on every other device.">
      {answered.isChanged && (
        <DoneNotice title="Password changed">You were signed out on every other device.</DoneNotice>
      )}
      <PostForm
        action="/account"
        anchor="password"
        fields={fields}
        boxes={listPasskeyBoxes(passkeys)}
        hidden={{ do: 'password' }}
        submit={{ words: 'Change my password', pending: 'Changing', look: 'line' }}
        answered={answered.trouble}
        onDone={showAnew}
      />
    </AccountPart>
  )
}
