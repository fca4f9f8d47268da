import type { FormEvent } from 'react'
import type { PasskeyList } from '#contract/auth.ts'
import { authLimits } from '#contract/auth-limits.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { AccountPart } from './account-part.tsx'
import { ActionForm } from './action-form.tsx'
import { Day } from './day.tsx'
import { type OnChanged, type Outcome, useChange } from './use-change.ts'

export type PasskeySectionProps = {
  passkeys: PasskeyList
  /** One was just added. */
  isAdded: boolean
  add: (name: string) => Promise<Outcome>
  remove: (id: string) => Promise<Outcome>
  onChanged: OnChanged
}

export function PasskeySection({ passkeys, isAdded, add, remove, onChanged }: PasskeySectionProps) {
  const { pending, trouble, run } = useChange(onChanged)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    void run('add-passkey', () => add(name))
  }
  return (
    <AccountPart
      title="Passkeys"
      words="Sign in with your fingerprint, your face or your device’s code, without a password. A passkey counts as two steps."
    >
      {isAdded && (
        <Notice tone="success" announced title="Passkey added">
          You can sign in with it from now on.
        </Notice>
      )}
      {passkeys.length === 0 && <p>No passkey yet.</p>}
      <ul className="account-list">
        {passkeys.map(({ id, name, addedAt }) => (
          <li key={id}>
            <div>
              <b>{name || 'Passkey'}</b>
              <p className="small quiet">
                Added <Day at={addedAt} />
              </p>
            </div>
            <ActionForm
              change="remove-passkey"
              id={id}
              small
              disabled={pending !== null}
              run={() => void run('remove-passkey', () => remove(id), id)}
            >
              {pending === id ? 'Removing' : 'Remove'}
              <VisuallyHidden> {name || 'Passkey'}</VisuallyHidden>
            </ActionForm>
          </li>
        ))}
      </ul>
      {trouble && <Notice tone="danger" announced title={trouble} />}
      <form data-held="" className="account-add needs-script" onSubmit={submit}>
        <Field label="Name of the new passkey" optional help="For example the device it is on.">
          {(wiring) => <Input {...wiring} name="name" maxLength={authLimits.passkeyName} autoComplete="off" />}
        </Field>
        <Button type="submit" look="primary" icon="passkey" disabled={pending !== null}>
          {pending === 'add-passkey' ? 'Waiting for your device' : 'Add a passkey'}
        </Button>
      </form>
    </AccountPart>
  )
}
