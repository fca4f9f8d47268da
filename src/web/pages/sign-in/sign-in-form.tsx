import { type MouseEvent, useEffect, useState } from 'react'
import type { Failure } from '#web/plumbing/failure.ts'
import { goTo } from '#web/plumbing/go-to.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import type { FormTrouble } from '#web/ui/form/form-way.ts'
import { Input } from '#web/ui/form/input.tsx'
import '#web/ui/form/or.css'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { withReturn } from './return-ways.ts'

export type SignInFormProps = {
  returnTo: string
  /** Token of the mailed link that led here; empty without one. */
  link: string
  /** What a post without script came back with. */
  answered: FormTrouble | null
  /** What was typed into a form that came back. */
  email: string
  byPasskey: (returnTo: string) => Promise<{ kind: 'done'; returnTo: string } | Failure>
}

/**
 * Passkey first, then email and password. One line says that it did not work, in the same words for every cause; a field
 * that was left empty says so itself.
 */
export function SignInForm({ returnTo, link, answered, email, byPasskey }: SignInFormProps) {
  const [said, setSaid] = useState(answered)
  const line = lineOf(said)
  const passkey = usePasskey(() => byPasskey(returnTo), setSaid)
  return (
    <Form
      className="stack stack-fill"
      action="/sign-in"
      hidden={{ returnTo, ...(link && { link }) }}
      answered={answered}
      isResting={passkey.isPending}
      onDone={({ next }) => goTo(withPlace(next))}
      onFailed={setSaid}
    >
      {({ isPending, trouble }) => (
        <>
          <Button
            look="primary"
            icon="passkey"
            className="needs-script"
            disabled={passkey.isPending || isPending}
            onClick={passkey.ask}
          >
            {passkey.isPending ? 'Waiting for your passkey' : 'Sign in with a passkey'}
          </Button>
          <p className="or needs-script">or</p>
          <Field label="Email" error={trouble?.fields.email}>
            {(wiring) => (
              <Input
                {...wiring}
                name="email"
                type="email"
                autoComplete="username"
                maxLength={254}
                required
                defaultValue={email}
              />
            )}
          </Field>
          <Field label="Password" error={line ?? trouble?.fields.password}>
            {(wiring) => <PasswordInput {...wiring} name="password" autoComplete="current-password" required />}
          </Field>
          {line && said?.status === passwordRefused && <MailHelp returnTo={returnTo} />}
          <Button type="submit" disabled={passkey.isPending || isPending}>
            {isPending ? 'Signing in' : 'Sign in'}
          </Button>
        </>
      )}
    </Form>
  )
}

/** The status of the page's answer to email and password that do not fit. */
const passwordRefused = 422

function lineOf(said: FormTrouble | null): string | null {
  return said === null || said.fields.email || said.fields.password ? null : said.message
}

/** Signed in, the whole page is fetched anew, as it is another one now. What failed is said at the password. */
function usePasskey(sign: () => ReturnType<SignInFormProps['byPasskey']>, say: (failed: FormTrouble) => void) {
  const [isPending, setPending] = useState(false)
  const [failed, setFailed] = useState<HTMLFormElement | null>(null)
  useEffect(() => {
    if (!failed) return
    failed.querySelector<HTMLElement>('[name="password"]')?.focus()
    setFailed(null)
  }, [failed])
  async function ask({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): Promise<void> {
    setPending(true)
    const result = await sign()
    if (result.kind === 'done') {
      await goTo(withPlace(result.returnTo))
    } else {
      say({ message: result.message, fields: {} })
      setFailed(form)
    }
    setPending(false)
  }
  return { isPending, ask: (event: MouseEvent<HTMLButtonElement>) => void ask(event) }
}

/** The way here kept the place on the page that a mail had named; no server saw it. */
const withPlace = (address: string) => (address.includes('#') ? address : address + location.hash)

/**
 * Said of every password alike, so that it tells nothing about an account: one that was never confirmed gets its mail once
 * more. Either way mails a link that confirms.
 */
function MailHelp({ returnTo }: { returnTo: string }) {
  return (
    <p className="small">
      Did not get our email?{' '}
      <SiteLink to={withReturn('/sign-up', returnTo)}>Sign up again with the same address</SiteLink> or{' '}
      <SiteLink to="/forgot-password">reset your password</SiteLink>.
    </p>
  )
}
