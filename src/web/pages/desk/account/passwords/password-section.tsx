import { authLimits } from '#contract/account/auth-limits.ts'
import type { OnChanged } from '#web/pages/desk/account/account-change.ts'
import { AccountPart } from '#web/pages/desk/account/account-part.tsx'
import { listPasskeyBoxes } from '#web/parts/frame/post-form/passkey-boxes.ts'
import { PostForm } from '#web/parts/frame/post-form/post-form.tsx'
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

export type PasswordSectionProps = {
  answered: { trouble: FormTrouble | null; isChanged: boolean }
  passkeys: number
  onChanged: OnChanged
}

export function PasswordSection({ answered, passkeys, onChanged }: PasswordSectionProps) {
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
        onDone={onChanged}
      />
    </AccountPart>
  )
}
