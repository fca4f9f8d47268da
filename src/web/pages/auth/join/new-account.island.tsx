import type { JoinWords } from '#content/team/team.ts'
import { authLimits } from '#contract/auth/auth-limits.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { PasswordInput } from '#web/ui/form/password-input.tsx'
import { Notice } from '#web/ui/text/notice.tsx'

type NewAccountWords = JoinWords['fresh'] & { password: string; passwordHelp: string }

export type NewAccountProps = { words: NewAccountWords; action: string; email: string; answered: FormAnswer | null }

export default function NewAccount({ words, action, email, answered }: NewAccountProps) {
  return (
    <Form action={action} hidden={{ do: 'sign-up' }} answered={answered} className="stack stack-fill">
      {({ isPending, trouble }) => {
        const errors = trouble?.fields ?? {}
        return (
          <>
            {trouble && Object.keys(errors).length === 0 && (
              <div tabIndex={-1} data-trouble>
                <Notice tone="danger" title={trouble.message} />
              </div>
            )}
            <Field label={words.firstName} error={errors.firstName}>
              {(wiring) => (
                <Input
                  {...wiring}
                  name="firstName"
                  autoComplete="given-name"
                  required
                  maxLength={authLimits.firstName}
                  defaultValue={answered?.values.firstName}
                />
              )}
            </Field>
            <Field label={words.lastName} error={errors.lastName}>
              {(wiring) => (
                <Input
                  {...wiring}
                  name="lastName"
                  autoComplete="family-name"
                  maxLength={authLimits.lastName}
                  defaultValue={answered?.values.lastName}
                />
              )}
            </Field>
            <Field label={words.email} help={words.emailHelp}>
              {(wiring) => <Input {...wiring} type="email" autoComplete="username" readOnly value={email} />}
            </Field>
            <Field label={words.password} error={errors.password} help={words.passwordHelp}>
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
            <Button type="submit" variant="primary" disabled={isPending}>
              {words.button}
            </Button>
          </>
        )
      }}
    </Form>
  )
}
