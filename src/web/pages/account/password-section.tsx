import { useId, useState } from 'react'
import { authLimits, type ChangePasswordBody } from '#contract/auth.ts'
import { PostForm } from '#web/parts/post-form/post-form.tsx'
import type { Failure } from '#web/plumbing/failure.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { Notice } from '#web/ui/text/notice.tsx'

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
  change: (body: ChangePasswordBody) => Promise<{ kind: 'done' } | Failure>
  onChanged: () => void
}

export function PasswordSection({ change, onChanged }: PasswordSectionProps) {
  const heading = useId()
  // Each success makes a new form, empty and without what was wrong before.
  const [changes, setChanges] = useState(0)
  return (
    <section className="account-part" aria-labelledby={heading}>
      <h2 id={heading}>Password</h2>
      {changes > 0 && (
        <Notice tone="success" announced title={changed.title}>
          {changed.description}
        </Notice>
      )}
      <PostForm
        key={changes}
        action="/account"
        fields={fields}
        submit={{ words: 'Change my password', pending: 'Changing', look: 'line' }}
        send={(value) => change({ currentPassword: value('currentPassword'), password: value('password') })}
        onDone={() => {
          setChanges(changes + 1)
          showToast(changed)
          onChanged()
        }}
      />
    </section>
  )
}
