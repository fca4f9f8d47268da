import { useState } from 'react'
import type { PasskeyList } from '#contract/auth/auth.ts'
import { authLimits } from '#contract/auth/auth-limits.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import { addPasskey } from '#web/pages/auth/account/account.query.ts'
import { AccountPart } from '#web/pages/auth/account/account-part.tsx'
import { ActionForm } from '#web/pages/auth/account/action-form.tsx'
import { showAnew } from '#web/plumbing/api/go-to.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Notice } from '#web/ui/text/notice.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { DoneNotice } from './done-notice.tsx'

export type PasskeysProps = {
  passkeys: PasskeyList
  done: 'added' | 'removed' | null
  answered: FormAnswer | null
  withoutScript: string
}

export default function Passkeys({ passkeys, done, answered, withoutScript }: PasskeysProps) {
  const [said, setSaid] = useState(done)
  return (
    <AccountPart
      id="passkeys"
      title="Passkeys"
      words="Sign in with your fingerprint, your face or your device’s code, without a password. A passkey counts as two steps."
    >
      {said === 'removed' && <DoneNotice title="Passkey removed" />}
      {said === 'added' && <DoneNotice title="Passkey added">You can sign in with it from now on.</DoneNotice>}
      {passkeys.length === 0 && <p>No passkey yet.</p>}
      <ul className="w-full">
        {passkeys.map(({ id, name, addedAt }) => (
          <li key={id} className="row between pad-y-3 line-below">
            <div>
              <b>{name || 'Passkey'}</b>
              <p className="small quiet">
                Added <time dateTime={addedAt}>{formatLongDay(addedAt)}</time>
              </p>
            </div>
            <ActionForm
              change="remove-passkey"
              id={id}
              small
              words="Remove"
              pending="Removing"
              about={<VisuallyHidden> {name || 'Passkey'}</VisuallyHidden>}
            />
          </li>
        ))}
      </ul>
      {/* The browser makes a passkey itself, in a dialog of its own: without script there is none. */}
      {!answered && (
        <noscript>
          <p>{withoutScript}</p>
        </noscript>
      )}
      <Form
        action="/account"
        anchor="passkeys"
        hidden={{ do: 'add-passkey' }}
        answered={answered}
        className="stack needs-script"
        send={(_, typed) => addPasskey(String(typed.get('name') ?? '').trim())}
        onSend={() => setSaid(null)}
        onDone={({ next }) => showAnew(next)}
      >
        {({ isPending, trouble }) => (
          <>
            {trouble && <Notice tone="danger" announced title={trouble.message} />}
            <Field className="w-full" label="Name of the new passkey" optional help="For example the device it is on.">
              {(wiring) => (
                <Input
                  {...wiring}
                  name="name"
                  maxLength={authLimits.passkeyName}
                  autoComplete="off"
                  defaultValue={answered?.values.name}
                />
              )}
            </Field>
            <Button type="submit" variant="primary" icon="passkey" aria-disabled={isPending}>
              {isPending ? 'Waiting for your device' : 'Add a passkey'}
            </Button>
          </>
        )}
      </Form>
    </AccountPart>
  )
}
