import { useEffect, useRef, useState } from 'react'
import type { affiliatesWords } from '#content/affiliates/affiliate-desk.ts'
import type { ListedAffiliate } from '#contract/affiliates/affiliates.ts'
import { certificateLimits } from '#contract/certification/certificate-limits.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { InputField, SelectField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Checkbox } from '#web/ui/form/input.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

type SigningKeyFacts = ListedAffiliate['key']
type KeyProps = {
  id: string
  name: string
  signing: SigningKeyFacts
  words: typeof affiliatesWords
}

export function SigningKey({ mayChange, isChanged, ...props }: KeyProps & { mayChange: boolean; isChanged: boolean }) {
  const { id, signing, words } = props
  const place = useRef<HTMLDivElement>(null)
  // Changed, the form is empty: one more press must not change it again.
  const [changed, setChanged] = useState(0)
  useEffect(() => {
    if (changed > 0) place.current?.focus()
  }, [changed])
  return (
    <section className="stack stack-fill gap-2">
      <div id={`key-${id}`} ref={place} tabIndex={-1} className="stack stack-fill gap-2">
        {(isChanged || changed > 0) && <Notice tone="success" title={words.done.key} />}
        <p className="small">{signing === null ? words.key.none : <Since signing={signing} words={words.key} />}</p>
      </div>
      {mayChange && signing !== null && (
        <ChangeKey key={changed} {...props} onChanged={() => setChanged((times) => times + 1)} />
      )}
    </section>
  )
}

function Since({ signing, words }: { signing: NonNullable<SigningKeyFacts>; words: typeof affiliatesWords.key }) {
  const { since, older, revoked, lastRevokedAt } = signing
  return (
    <>
      {words.since} <Moment at={since} />.{older > 0 && ` ${words.older(older, revoked)}`}
      {lastRevokedAt !== null && (
        <>
          {' '}
          ({older > 1 && `${words.lastOn} `}
          <Moment at={lastRevokedAt} />)
        </>
      )}
      {older > 0 && '.'}
    </>
  )
}

function ChangeKey({ id, name, signing, words, onChanged }: KeyProps & { onChanged: () => void }) {
  const refused = useRefused()
  const said = words.changeKey
  const isBack = refused?.values.act === 'key' && refused.values.id === id
  return (
    <Disclosure summary={said.title} open={isBack}>
      <DeskForm
        act="key"
        hidden={{ id }}
        said={said.done}
        didNotWork={said.notDone}
        anchor={`key-${id}`}
        className="stack stack-fill gap-4"
        onDone={onChanged}
      >
        {({ errors, typed }) => (
          <>
            <p className="small ink-2">{said.text(name)}</p>
            <SelectField name="leaked" label={said.leaked} required placeholder={said.choose} options={said.answers} />
            <InputField
              name="reason"
              label={said.reason}
              help={said.reasonHelp}
              required
              maxLength={certificateLimits.reason}
              autoComplete="off"
            />
            <Field label={said.forGood} error={errors.sure}>
              {(wiring) => (
                <Checkbox {...wiring} name="sure" required defaultChecked={typed.sure === 'on'}>
                  {said.sure(name)}
                </Checkbox>
              )}
            </Field>
            {(signing?.isRecent === true || errors.again !== undefined) && (
              <Field label={words.key.again} error={errors.again}>
                {(wiring) => (
                  <Checkbox {...wiring} name="again" required defaultChecked={typed.again === 'on'}>
                    {words.key.sureAgain}
                  </Checkbox>
                )}
              </Field>
            )}
            <SubmitButton variant="danger" label={said.submit} pending={said.pending} />
          </>
        )}
      </DeskForm>
    </Disclosure>
  )
}
