import { useState } from 'react'
import { authLimits, type ChangePasswordBody } from '#contract/auth.ts'
import { passkeyBoxes } from '#web/parts/post-form/passkey-boxes.ts'
import { PostForm } from '#web/parts/post-form/post-form.tsx'
import type { FormTrouble } from '#web/parts/post-form/read-answer.ts'
import type { Failure } from '#web/plumbing/failure.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import { AccountPart } from './account-part.tsx'

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

const changed = { title: 'Password changed', description: 'You were signed out on every other device.' }

type PasswordSectionProps = {
  /** What a post without script came back with. */
  answered: { trouble: FormTrouble | null; isChanged: boolean }
  /** How many passkeys a new password could end besides. */
  passkeys: number
  change: (body: ChangePasswordBody) => Promise<{ kind: 'done' } | Failure>
  onChanged: () => void
}

export function PasswordSection({ answered, passkeys, change, onChanged }: PasswordSectionProps) {
  // Each success makes a new form, empty and without what was wrong before.
  const [changes, setChanges] = useState(0)
  return (
    <AccountPart title="Password" words="A new one signs you out on every other device.">
      {(changes > 0 || answered.isChanged) && (
        <Notice tone="success" announced title={changed.title}>
          {changed.description}
        </Notice>
      )}
      <PostForm
        key={changes}
        action="/account"
        fields={fields}
        boxes={passkeyBoxes(passkeys)}
        hidden={{ do: 'password' }}
        submit={{ words: 'Change my password', pending: 'Changing', look: 'line' }}
        answered={changes === 0 ? answered.trouble : null}
        send={(value) =>
          change({
            currentPassword: value('currentPassword'),
            password: value('password'),
            removePasskeys: value('removePasskeys') === 'on',
          })
        }
        onDone={() => {
          setChanges(changes + 1)
          showToast(changed)
          onChanged()
        }}
      />
    </AccountPart>
  )
}
