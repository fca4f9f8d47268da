import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { SignInBody } from '#contract/auth.ts'
import type { Failure } from '#web/plumbing/failure.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { withReturn } from './return-ways.ts'

type Result = { kind: 'done'; returnTo: string } | Failure

export type SignInFormProps = {
  returnTo: string
  /** Token of the mailed link that led here; empty without one. */
  link: string
  /** The one line a post without script came back with. */
  failed: string | null
  /** What was typed into a form that came back. */
  email: string
  byPassword: (body: SignInBody) => Promise<Result>
  byPasskey: (returnTo: string) => Promise<Result>
}

/** One try at a time; signed in, the whole page is fetched anew, as it is another one now. */
function useSignIn(failedBefore: string | null) {
  const [pending, setPending] = useState<'password' | 'passkey' | null>(null)
  const [failed, setFailed] = useState({ line: failedBefore })
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (failed.line) form.current?.querySelector<HTMLElement>('[name="password"]')?.focus()
  }, [failed])

  async function attempt(way: 'password' | 'passkey', work: () => Promise<Result>) {
    if (pending) return
    setPending(way)
    const result = await work()
    if (result.kind === 'done') {
      // The way here kept the place on the page that a mail had named; no server saw it.
      location.assign(result.returnTo.includes('#') ? result.returnTo : result.returnTo + location.hash)
      return
    }
    setPending(null)
    setFailed({ line: result.message })
  }
  return { form, pending, line: failed.line, attempt }
}

/** Passkey first, then email and password. One line says that it did not work, in the same words for every cause. */
export function SignInForm({ returnTo, link, failed, email, byPassword, byPasskey }: SignInFormProps) {
  const { form, pending, line, attempt } = useSignIn(failed)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const value = (name: string) => String(data.get(name) ?? '')
    const body = { email: value('email'), password: value('password'), returnTo, ...(link && { link }) }
    void attempt('password', () => byPassword(body))
  }
  return (
    <>
      <Button
        look="primary"
        icon="passkey"
        className="needs-script"
        disabled={pending !== null}
        onClick={() => void attempt('passkey', () => byPasskey(returnTo))}
      >
        {pending === 'passkey' ? 'Waiting for your passkey' : 'Sign in with a passkey'}
      </Button>
      <p className="or needs-script">or</p>
      <form
        data-held=""
        ref={form}
        className="stack stack-fill"
        method="post"
        action="/sign-in"
        noValidate
        onSubmit={submit}
      >
        <input type="hidden" name="returnTo" value={returnTo} />
        {link && <input type="hidden" name="link" value={link} />}
        <Field label="Email">
          {(wiring) => (
            <Input
              {...wiring}
              {...{ name: 'email', type: 'email', autoComplete: 'username', maxLength: 254 }}
              required
              defaultValue={email}
            />
          )}
        </Field>
        <Field label="Password" error={line}>
          {(wiring) => <PasswordInput {...wiring} name="password" autoComplete="current-password" required />}
        </Field>
        {line && <MailHelp returnTo={returnTo} />}
        <Button type="submit" disabled={pending !== null}>
          {pending === 'password' ? 'Signing in' : 'Sign in'}
        </Button>
      </form>
    </>
  )
}

/** Said after every failure alike, so that it tells nothing about an account. Either way mails a link that confirms. */
function MailHelp({ returnTo }: { returnTo: string }) {
  return (
    <p className="small">
      Did not get our email?{' '}
      <SiteLink to={withReturn('/sign-up', returnTo)}>Sign up again with the same address</SiteLink> or{' '}
      <SiteLink to="/forgot-password">reset your password</SiteLink>.
    </p>
  )
}
