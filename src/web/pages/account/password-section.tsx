import type { ChangePasswordBody } from '#contract/auth.ts'
import { authLimits } from '#contract/auth-limits.ts'
import type { FormTrouble } from '#web/parts/post-form/form-trouble.ts'
import { passkeyBoxes } from '#web/parts/post-form/passkey-boxes.ts'
import { PostForm } from '#web/parts/post-form/post-form.tsx'
import type { Failure } from '#web/plumbing/failure.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import { AccountPart } from './account-part.tsx'
import type { OnChanged } from './use-change.ts'

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
  /** What the page came back with. */
  answered: { trouble: FormTrouble | null; isChanged: boolean }
  /** How many passkeys a new password could end besides. */
  passkeys: number
  change: (body: ChangePasswordBody) => Promise<{ kind: 'done' } | Failure>
  onChanged: OnChanged
}

export function PasswordSection({ answered, passkeys, change, onChanged }: PasswordSectionProps) {
  return (
    <AccountPart title="Password" words="A new one signs you out on every other device.">
      {answered.isChanged && (
        <Notice tone="success" announced title="Password changed">
          You were signed out on every other device.
        </Notice>
      )}
      <PostForm
        action="/account"
        fields={fields}
        boxes={passkeyBoxes(passkeys)}
        hidden={{ do: 'password' }}
        submit={{ words: 'Change my password', pending: 'Changing', look: 'line' }}
        answered={answered.trouble}
        send={(value) =>
          change({
            currentPassword: value('currentPassword'),
            password: value('password'),
            removePasskeys: value('removePasskeys') === 'on',
          })
        }
        onDone={() => onChanged('password')}
      />
    </AccountPart>
  )
}
