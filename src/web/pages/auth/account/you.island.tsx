import { authLimits } from '#contract/auth/auth-limits.ts'
import { InputField } from '#web/parts/desk/form/form-fields.tsx'
import { PostForm } from '#web/parts/frame/post-form/post-form.tsx'
import { showAnew } from '#web/plumbing/api/go-to.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { AccountPart } from './account-part.tsx'
import { DoneNotice } from './passwords/done-notice.tsx'

export type YouProps = {
  name: { firstName: string; lastName: string }
  done: 'name' | 'email' | 'new-email' | null
  answered: FormAnswer | null
}

const email = [
  { name: 'email', label: 'New email', type: 'email', autoComplete: 'email', maxLength: authLimits.email },
] as const

export default function You({ name, done, answered }: YouProps) {
  const findTrouble = (act: string) => (answered?.values.do === act ? answered : null)
  return (
    <AccountPart id="name" title="Name and email" words="Your team and the people you write to read your name.">
      {done === 'name' && <DoneNotice title="Name changed" />}
      {done === 'email' && (
        <DoneNotice title="Check your email">
          We wrote to the new address. Open the link there within 24 hours. Until then the old one stays. If no email
          comes, check how you wrote the address, and change it again.
        </DoneNotice>
      )}
      {done === 'new-email' && <DoneNotice title="Your email address is changed" />}
      <Disclosure summary="Change your name" open={findTrouble('name') !== null}>
        <NameForm name={name} answered={findTrouble('name')} />
      </Disclosure>
      <Disclosure summary="Change your email" open={findTrouble('email') !== null}>
        <p className="small ink-2 mb-3">
          We send a link to the new address. The change counts once you have opened it; the old address is told.
        </p>
        <PostForm
          action="/account"
          anchor="name"
          fields={email}
          hidden={{ do: 'email' }}
          submit={{ words: 'Send the link', pending: 'Sending', look: 'line' }}
          answered={findTrouble('email')}
          onDone={showAnew}
        />
      </Disclosure>
    </AccountPart>
  )
}

function NameForm({ name, answered }: { name: YouProps['name']; answered: FormAnswer | null }) {
  return (
    <Form
      action="/account"
      anchor="name"
      hidden={{ do: 'name' }}
      answered={answered}
      className="stack stack-fill"
      onDone={({ next }) => showAnew(next)}
    >
      {({ isPending, trouble }) => (
        <>
          <InputField
            name="firstName"
            label="First name"
            error={trouble?.fields.firstName ?? trouble?.message}
            required
            autoComplete="given-name"
            maxLength={authLimits.firstName}
            start={answered?.values.firstName ?? name.firstName}
          />
          <InputField
            name="lastName"
            label="Last name (optional)"
            error={trouble?.fields.lastName}
            autoComplete="family-name"
            maxLength={authLimits.lastName}
            start={answered?.values.lastName ?? name.lastName}
          />
          <Button type="submit" aria-disabled={isPending}>
            Change my name
          </Button>
        </>
      )}
    </Form>
  )
}
