import { useEffect, useState } from 'react'
import type { SentMailWords } from '#content/auth/sign-in.ts'
import type { SentSignUp } from '#contract/auth/auth.ts'
import { authLimits } from '#contract/auth/auth-limits.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

export type SentMailProps = { words: SentMailWords; sent: SentSignUp; answered: FormAnswer | null }

const address = { name: 'email', type: 'email', autoComplete: 'email', maxLength: authLimits.email, required: true }

export default function SentMail({ words, sent, answered }: SentMailProps) {
  const left = useSecondsLeft(sent.waitSeconds)
  const isChanging = answered?.values.do === 'change'
  return (
    <>
      <Form action="/sign-up" hidden={{ do: 'again' }} answered={isChanging ? null : answered} className="stack gap-2">
        {({ isPending, trouble }) => (
          <>
            {trouble && (
              <p className="error" data-trouble tabIndex={-1}>
                {trouble.message}
              </p>
            )}
            <Button type="submit" disabled={isPending || left > 0}>
              {left > 0 ? `${words.again} (${left} s)` : words.again}
            </Button>
          </>
        )}
      </Form>
      <Disclosure summary={words.wrong} open={isChanging}>
        <Form action="/sign-up" hidden={{ do: 'change' }} answered={isChanging ? answered : null} className="stack">
          {({ isPending, trouble }) => (
            <>
              <Field label={words.email} error={trouble?.fields.email ?? trouble?.message}>
                {(wiring) => <Input {...wiring} {...address} defaultValue={answered?.values.email ?? sent.email} />}
              </Field>
              <Button type="submit" disabled={isPending}>
                {words.change}
              </Button>
            </>
          )}
        </Form>
      </Disclosure>
    </>
  )
}

/** 0 before hydration: without script the button works, and the server says when it is too early. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const ends = performance.now() + seconds * 1000
    const look = () => setLeft(Math.max(0, Math.ceil((ends - performance.now()) / 1000)))
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
