import type { teamWords } from '#content/desk/team.ts'
import { authLimits } from '#contract/account/auth-limits.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { OutcomeNotice } from './outcome-notice.tsx'
import { RoleChoice, type RoleChoices } from './role-choice.tsx'
import { TeamForm } from './team-form.tsx'
import type { Outcome, TeamChanging } from './use-team-change.ts'

type InviteFormProps = {
  words: (typeof teamWords)['invite']
  roles: RoleChoices
  done: Readonly<Record<Outcome['deed'], string>>
  changing: TeamChanging
}

export function InviteForm({ words, roles, done, changing }: InviteFormProps) {
  const refused = changing.outcome?.deed === 'invite' ? changing.outcome : null
  const fields = refused?.trouble?.fields ?? {}
  const isWhole = refused?.trouble === null || Object.keys(fields).length === 0
  return (
    <section aria-labelledby="invite" className="stack stack-fill gap-4 no-print">
      <div className="grid gap-1">
        <h2 id="invite">{words.title}</h2>
        <p className="small ink-2">{words.lead}</p>
      </div>
      {isWhole && <OutcomeNotice outcome={changing.outcome} of={['invite']} words={done} />}
      <TeamForm
        deed="invite"
        answered={refused?.trouble ?? null}
        changing={changing}
        className="stack stack-fill gap-4"
      >
        <Field label={words.email} error={fields.email}>
          {(wiring) => (
            <Input
              {...wiring}
              name="email"
              type="email"
              autoComplete="off"
              required
              maxLength={authLimits.email}
              defaultValue={refused?.values.email}
            />
          )}
        </Field>
        <RoleChoice
          label={words.role}
          roles={roles}
          chosen={roles.choices.find((role) => role === refused?.values.role) ?? roles.choices.at(-1) ?? 'manager'}
          error={fields.role}
        />
        <Button type="submit" variant="primary" icon="mail" aria-disabled={changing.sending('') !== null}>
          {changing.sending('') === 'invite' ? 'Sending' : words.send}
        </Button>
      </TeamForm>
    </section>
  )
}
