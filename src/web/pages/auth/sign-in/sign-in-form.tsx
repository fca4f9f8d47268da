import { type RefObject, useRef, useState } from 'react'
import type { SignInFormWords } from '#content/auth/sign-in.ts'
import { goTo } from '#web/plumbing/api/go-to.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import type { FormRefused, FormSent, FormTrouble } from '#web/ui/form/form-way.ts'
import { Input } from '#web/ui/form/input.tsx'
import '#web/ui/form/or.css'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { addReturn } from './return-ways.ts'

export type SignInFormProps = {
  words: SignInFormWords
  returnTo: string
  /** The token of the mailed link that led here; empty without one. */
  link: string
  answered: FormTrouble | null
  email: string
  withoutScript: string
  byPasskey: (returnTo: string) => Promise<FormSent | FormRefused>
}

/** One sentence for every cause of failure; only a field left empty has its own. */
export function SignInForm(props: SignInFormProps) {
  const { words, returnTo, link, answered, email, withoutScript, byPasskey } = props
  const isPasskeys = answered?.message === withoutScript
  const ofPassword = isPasskeys ? null : answered
  const { said, way, sendingBy } = useSignIn(ofPassword)
  const password = useRef<HTMLInputElement>(null)
  const form = { action: '/sign-in', isResting: way !== null }
  const fields = { words, returnTo, email, password, said, way }
  return (
    <div className="stack stack-fill">
      {/* A form of its own: Enter in a field is for the password. */}
      <Form
        {...form}
        {...sendingBy('passkey')}
        className="stack stack-fill needs-script"
        hidden={{ returnTo, do: 'passkey' }}
        send={() => byPasskey(returnTo)}
        troubleAt={password}
      >
        <Button type="submit" variant="primary" icon="passkey" disabled={way !== null}>
          {way === 'passkey' ? words.passkey.pending : words.passkey.words}
        </Button>
      </Form>
      {isPasskeys ? (
        <p className="error">{withoutScript}</p>
      ) : (
        <noscript>
          <p className="small">{withoutScript}</p>
        </noscript>
      )}
      <p className="or needs-script">{words.or}</p>
      <Form
        {...form}
        {...sendingBy('password')}
        className="stack stack-fill"
        hidden={{ returnTo, ...(link && { link }) }}
        answered={ofPassword}
      >
        {({ trouble }) => <PasswordFields {...fields} trouble={trouble} />}
      </Form>
    </div>
  )
}

type SignInMethod = 'passkey' | 'password'

/** Loads the whole page again, because signing in changes all of it. */
function useSignIn(answered: FormTrouble | null) {
  const [said, setSaid] = useState(answered)
  const [way, setWay] = useState<SignInMethod | null>(null)
  const sendingBy = (by: SignInMethod) => ({
    onSend: () => setWay(by),
    async onDone({ next }: FormSent) {
      await goTo(withPlace(next))
      setWay(null)
    },
    onFailed({ message, fields, status }: FormRefused) {
      setSaid(by === 'password' ? { message, fields, status } : { message, fields: {} })
      setWay(null)
    },
  })
  return { said, way, sendingBy }
}

type PasswordFieldsProps = {
  words: SignInFormWords
  returnTo: string
  email: string
  password: RefObject<HTMLInputElement | null>
  said: FormTrouble | null
  trouble: FormTrouble | null
  way: SignInMethod | null
}

function PasswordFields({ words, returnTo, email, password, said, trouble, way }: PasswordFieldsProps) {
  const line = formatLine(said)
  const mail = { type: 'email', autoComplete: 'username', maxLength: 254, defaultValue: email }
  return (
    <>
      <Field label={words.email} error={trouble?.fields.email}>
        {(wiring) => <Input {...wiring} {...mail} name="email" required />}
      </Field>
      <Field label={words.password} error={line ?? trouble?.fields.password}>
        {(wiring) => (
          <PasswordInput {...wiring} ref={password} name="password" autoComplete="current-password" required />
        )}
      </Field>
      {line && said?.status === passwordRefused && <MailHelp words={words} returnTo={returnTo} />}
      <Button type="submit" disabled={way !== null}>
        {way === 'password' ? words.submit.pending : words.submit.words}
      </Button>
    </>
  )
}

/** The status of the page's answer when email and password do not match. */
const passwordRefused = 422

function formatLine(said: FormTrouble | null): string | null {
  return said === null || said.fields.email || said.fields.password ? null : said.message
}

/** Keeps the fragment that a mail had named; no server sees it. */
const withPlace = (address: string) => (address.includes('#') ? address : address + location.hash)

/** Shown for every wrong password alike, so that it tells nothing about an account. */
function MailHelp({ words, returnTo }: { words: SignInFormWords; returnTo: string }) {
  return (
    <p className="small">
      {words.noEmail} <SiteLink to={addReturn('/sign-up', returnTo)}>{words.signUp}</SiteLink> {words.orReset}{' '}
      <SiteLink to="/forgot-password">{words.reset}</SiteLink>.
    </p>
  )
}
