import type { teamWords } from '#content/team/team.ts'
import type { InvitedLine, TeamAnswer } from '#contract/team/team.ts'
import { addressesAtMost } from '#domain/people/typed-addresses.ts'
import { InputField, TextareaField } from '#web/parts/desk/form/form-fields.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import { OutcomeNotice } from './outcome-notice.tsx'
import { ResidenceChoice } from './residence-choice.tsx'
import { RoleChoice, type RoleChoices } from './role-choice.tsx'
import { TeamForm } from './team-form.tsx'
import type { TeamChanging } from './use-team-change.ts'

type InviteFormProps = {
  words: typeof teamWords
  residences: TeamAnswer['residences']
  roles: RoleChoices
  changing: TeamChanging
}

const mostListed = 300

export function InviteForm({ words: { invite: words, invited, houses, done }, ...props }: InviteFormProps) {
  const { residences, roles, changing } = props
  const { outcome } = changing
  const refused = outcome?.deed === 'invite' || outcome?.deed === 'invite_several' ? outcome : null
  const fields = refused?.trouble?.fields ?? {}
  const isWhole = refused?.trouble === null || Object.keys(fields).length === 0
  return (
    <section aria-labelledby="invite" className="stack stack-fill gap-4 no-print">
      <div className="grid gap-1">
        <h2 id="invite">{words.title}</h2>
        <p className="small ink-2">{words.lead}</p>
      </div>
      {isWhole && <OutcomeNotice outcome={outcome} of={['invite', 'invite_several']} words={done} />}
      <InvitedLines words={invited} lines={outcome?.lines ?? []} />
      <TeamForm
        deed="invite"
        answered={refused?.trouble ?? null}
        changing={changing}
        className="stack stack-fill gap-4"
      >
        <InputField
          name="email"
          label={words.email}
          error={fields.email}
          type="email"
          autoComplete="off"
          start={refused?.values.email}
        />
        <Disclosure summary={words.several} open={Boolean(refused?.values.emails || fields.emails)}>
          <TextareaField
            name="emails"
            label={words.emails}
            help={words.emailsHelp}
            error={fields.emails}
            maxLength={addressesAtMost}
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            start={refused?.values.emails}
          />
        </Disclosure>
        <RoleChoice
          label={words.role}
          roles={roles}
          chosen={roles.choices.find((role) => role === refused?.values.role) ?? roles.choices.at(-1) ?? 'manager'}
          error={fields.role}
        />
        {residences.length > mostListed && <p className="small ink-2">{houses.later}</p>}
        {residences.length > 0 && residences.length <= mostListed && (
          <ResidenceChoice
            words={houses}
            residences={residences}
            isAll={refused?.values.listed === undefined || refused.values.all !== undefined}
            isChosen={(id) => refused?.values[`house.${id}`] !== undefined}
            error={fields.houses}
          />
        )}
        <Button type="submit" variant="primary" icon="mail" aria-disabled={changing.sending('') !== null}>
          {changing.sending('') === 'invite' ? words.sending : words.send}
        </Button>
      </TeamForm>
    </section>
  )
}

function InvitedLines({ words, lines }: { words: (typeof teamWords)['invited']; lines: readonly InvitedLine[] }) {
  if (lines.length === 0) return null
  return (
    <ul className="ruled line-above line-below" aria-label={words.title}>
      {lines.map(({ typed, outcome }) => (
        <li key={typed} className="row between tight break">
          <span>{typed}</span>
          <span className={outcome === 'sent' ? 'small ink-2' : 'small'}>{words[outcome]}</span>
        </li>
      ))}
    </ul>
  )
}
