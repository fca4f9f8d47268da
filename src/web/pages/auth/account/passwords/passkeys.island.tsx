import { useState } from 'react'
import type { AccountWords } from '#content/auth/account.ts'
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
  words: AccountWords['passkeys']
  passkeys: PasskeyList
  done: 'added' | 'removed' | null
  answered: FormAnswer | null
  withoutScript: string
}

export default function Passkeys({ words, passkeys, done, answered, withoutScript }: PasskeysProps) {
  const [said, setSaid] = useState(done)
  return (
    <AccountPart id="passkeys" title={words.title} words={words.text}>
      {said === 'removed' && <DoneNotice title={words.removed} />}
      {said === 'added' && <DoneNotice title={words.added}>{words.addedText}</DoneNotice>}
      {passkeys.length === 0 && <p>{words.none}</p>}
      <ul className="w-full">
        {passkeys.map(({ id, name, addedAt }) => (
          <li key={id} className="row between pad-y-3 line-below">
            <div>
              <b>{name || words.unnamed}</b>
              <p className="small quiet">
                {words.since}
                <time dateTime={addedAt}>{formatLongDay(addedAt)}</time>
              </p>
            </div>
            <ActionForm
              change="remove-passkey"
              id={id}
              small
              words={words.remove}
              pending={words.removing}
              about={<VisuallyHidden> {name || words.unnamed}</VisuallyHidden>}
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
        send={(_, typed) => addPasskey(String(typed.get('name') ?? '').trim(), words)}
        onSend={() => setSaid(null)}
        onDone={({ next }) => showAnew(next)}
      >
        {({ isPending, trouble }) => (
          <>
            {trouble && <Notice tone="danger" announced title={trouble.message} />}
            <Field className="w-full" label={words.name} optional help={words.nameHelp}>
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
              {isPending ? words.waiting : words.add}
            </Button>
          </>
        )}
      </Form>
    </AccountPart>
  )
}
