import type { FormEvent } from 'react'
import { authLimits, type PasskeyList } from '#contract/auth.ts'
import type { Failure } from '#web/plumbing/failure.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { AccountPart } from './account-part.tsx'
import { ActionForm } from './action-form.tsx'
import { Day } from './day.tsx'
import { useChange } from './use-change.ts'

type Outcome = { kind: 'done' } | Failure

type PasskeySectionProps = {
  passkeys: PasskeyList
  add: (name: string) => Promise<Outcome>
  remove: (id: string) => Promise<Outcome>
  onChanged: () => void
}

export function PasskeySection({ passkeys, add, remove, onChanged }: PasskeySectionProps) {
  const { pending, trouble, run } = useChange(onChanged)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const added = await run('add', () => add(String(new FormData(form).get('name') ?? '').trim()))
    if (!added) return
    form.reset()
    showToast({ title: 'Passkey added', description: 'You can sign in with it from now on.' })
  }
  return (
    <AccountPart
      title="Passkeys"
      words="Sign in with your fingerprint, your face or your device’s code, without a password. A passkey counts as two steps."
    >
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
              run={() => void run(id, () => remove(id))}
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
          {pending === 'add' ? 'Waiting for your device' : 'Add a passkey'}
        </Button>
      </form>
    </AccountPart>
  )
}
