import { authLimits } from '#contract/auth.ts'
import { Button, ButtonLink } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'

type Trouble = { values: Readonly<Record<string, string>>; fields: Readonly<Record<string, string>> } | null

/** One button for somebody who is signed in: to join, or to go on as somebody else. */
export function OneButton({ action, deed, words }: { action: string; deed: 'join' | 'switch'; words: string }) {
  return (
    <form method="post" action={action} className="stack stack-fill">
      <input type="hidden" name="do" value={deed} />
      <Button type="submit" look="primary">
        {words}
      </Button>
    </form>
  )
}

type NewcomerProps = {
  action: string
  email: string
  words: { fresh: { title: string; lead: string; button: string }; known: { title: string; button: string } }
  trouble: Trouble
}

/** For whoever is signed out: sign in, or make an account whose address is the invitation's. */
export function Newcomer({ action, email, words: { fresh, known }, trouble }: NewcomerProps) {
  const fields = trouble?.fields ?? {}
  return (
    <>
      <section aria-labelledby="known" className="stack stack-fill gap-2">
        <h2 id="known" className="join-way">
          {known.title}
        </h2>
        <ButtonLink to={`/sign-in?${new URLSearchParams({ returnTo: action })}`}>{known.button}</ButtonLink>
      </section>
      <section aria-labelledby="fresh" className="stack stack-fill gap-4">
        <div>
          <h2 id="fresh" className="join-way">
            {fresh.title}
          </h2>
          <p className="small ink-2">{fresh.lead}</p>
        </div>
        <form method="post" action={action} noValidate className="stack stack-fill">
          <input type="hidden" name="do" value="sign-up" />
          <Field label="First name" error={fields.firstName}>
            {(wiring) => (
              <Input
                {...wiring}
                name="firstName"
                autoComplete="given-name"
                required
                maxLength={authLimits.firstName}
                defaultValue={trouble?.values.firstName}
              />
            )}
          </Field>
          <Field label="Last name" error={fields.lastName}>
            {(wiring) => (
              <Input
                {...wiring}
                name="lastName"
                autoComplete="family-name"
                required
                maxLength={authLimits.lastName}
                defaultValue={trouble?.values.lastName}
              />
            )}
          </Field>
          <Field label="Email" help="It is the address the invitation was sent to.">
            {(wiring) => <Input {...wiring} type="email" autoComplete="username" readOnly value={email} />}
          </Field>
          <Field
            label="Password"
            error={fields.password}
            help={`${authLimits.passwordMin} characters or more. Four random words are good.`}
          >
            {(wiring) => (
              <PasswordInput
                {...wiring}
                name="password"
                autoComplete="new-password"
                required
                maxLength={authLimits.passwordMax}
              />
            )}
          </Field>
          <Button type="submit" look="primary">
            {fresh.button}
          </Button>
        </form>
      </section>
    </>
  )
}
