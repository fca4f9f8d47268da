import type { AccountWords } from '#content/auth/account.ts'
import { authLimits } from '#contract/auth/auth-limits.ts'
import { AccountPart } from '#web/pages/auth/account/account-part.tsx'
import { type FormBox, PostForm } from '#web/parts/frame/post-form/post-form.tsx'
import { showAnew } from '#web/plumbing/api/go-to.ts'
import type { FormTrouble } from '#web/ui/form/form-way.ts'
import { DoneNotice } from './done-notice.tsx'

const current = {
  name: 'currentPassword',
  type: 'password',
  autoComplete: 'current-password',
  maxLength: 1000,
} as const
const next = {
  name: 'password',
  type: 'password',
  autoComplete: 'new-password',
  maxLength: authLimits.passwordMax,
} as const

export type PasswordProps = {
  words: AccountWords['password'] & { help: string }
  answered: { trouble: FormTrouble | null; isChanged: boolean }
  boxes: readonly FormBox<'removePasskeys'>[]
}

export default function Password({ words, answered, boxes }: PasswordProps) {
  return (
    <AccountPart id="password" title={words.title} words={words.text}>
      {answered.isChanged && <DoneNotice title={words.changed}>{words.changedText}</DoneNotice>}
      <PostForm
        action="/account"
        anchor="password"
        fields={[
          { ...current, label: words.current },
          { ...next, label: words.next, help: words.help },
        ]}
        boxes={boxes}
        hidden={{ do: 'password' }}
        submit={words.submit}
        answered={answered.trouble}
        onDone={showAnew}
      />
    </AccountPart>
  )
}
