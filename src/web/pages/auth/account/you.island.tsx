import type { AccountWords } from '#content/auth/account.ts'
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
  words: AccountWords['you']
  name: { firstName: string; lastName: string }
  done: 'name' | 'email' | 'new-email' | null
  answered: FormAnswer | null
}

const email = { name: 'email', type: 'email', autoComplete: 'email', maxLength: authLimits.email } as const

export default function You({ words, name, done, answered }: YouProps) {
  const findTrouble = (act: string) => (answered?.values.do === act ? answered : null)
  return (
    <AccountPart id="name" title={words.title} words={words.text}>
      {done === 'name' && <DoneNotice title={words.named} />}
      {done === 'email' && <DoneNotice title={words.sent}>{words.sentText}</DoneNotice>}
      {done === 'new-email' && <DoneNotice title={words.moved} />}
      <Disclosure summary={words.changeName} open={findTrouble('name') !== null}>
        <NameForm words={words} name={name} answered={findTrouble('name')} />
      </Disclosure>
      <Disclosure summary={words.changeEmail} open={findTrouble('email') !== null}>
        <p className="small ink-2 mb-3">{words.changeEmailText}</p>
        <PostForm
          action="/account"
          anchor="name"
          fields={[{ ...email, label: words.email }]}
          hidden={{ do: 'email' }}
          submit={words.submitEmail}
          answered={findTrouble('email')}
          onDone={showAnew}
        />
      </Disclosure>
    </AccountPart>
  )
}

function NameForm({ words, name, answered }: Omit<YouProps, 'done'>) {
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
            label={words.firstName}
            error={trouble?.fields.firstName ?? trouble?.message}
            required
            autoComplete="given-name"
            maxLength={authLimits.firstName}
            start={answered?.values.firstName ?? name.firstName}
          />
          <InputField
            name="lastName"
            label={words.lastName}
            error={trouble?.fields.lastName}
            autoComplete="family-name"
            maxLength={authLimits.lastName}
            start={answered?.values.lastName ?? name.lastName}
          />
          <Button type="submit" aria-disabled={isPending}>
            {words.submitName}
          </Button>
        </>
      )}
    </Form>
  )
}
