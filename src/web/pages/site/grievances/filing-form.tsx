import type { FilingWords } from '#content/seekers/grievances/filing.en.ts'
import { grievanceFields } from '#contract/grievances/grievance-fields.ts'
import { grievanceKinds, grievanceLimits } from '#domain/grievances/grievance.ts'
import { buildCasePath, buildGrievancePath } from '#domain/language/language.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Choices } from '#web/ui/form/choices.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormTrouble } from '#web/ui/form/form-trouble.tsx'
import { Checkbox, Input, type Option, Select, Textarea } from '#web/ui/form/input.tsx'
import { Trap } from '#web/ui/form/trap.tsx'
import { TitledSection } from '#web/ui/text/titled-section.tsx'
import type { ResidenceAsked } from './grievance-act.query.ts'

type FilingFormProps = {
  action: string
  residence: ResidenceAsked
  once: string
  state: string
  states: readonly Option[]
  answered: FormAnswer | null
  words: FilingWords
}

/** A plain post: it works the same with and without script. */
export function FilingForm(props: FilingFormProps) {
  const { action, residence, once, answered, words } = props
  const errors: Partial<Record<string, string>> = answered?.fields ?? {}
  const values: Partial<Record<string, string>> = answered?.values ?? {}
  const part = { values, errors, words }
  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <p>
        <b>{words.danger}</b> {words.have} <SiteLink to={buildCasePath(words.language)}>{words.open}</SiteLink>
      </p>
      {answered && (
        <FormTrouble title={words.trouble.title} trouble={answered} order={grievanceFields} prefix="grievance" />
      )}
      <TitledSection titleId="know" title={words.know.title} className="stack gap-2">
        <ul className="bullets stack gap-2">
          {words.know.each.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </TitledSection>
      <Form
        action={action}
        anchor="sent"
        className="stack stack-fill gap-5"
        hidden={{ once, ...(residence.kind === 'home' && { residence: residence.slug }) }}
      >
        <Where {...props} {...part} />
        <Choices
          name="kind"
          id="grievance-kind"
          legend={words.kind}
          options={grievanceKinds.map((value) => ({ value, words: words.kinds[value] }))}
          chosen={values.kind}
          error={errors.kind}
        />
        <What {...part} />
        <Who {...part} />
        <Trap label={words.trap} id="grievance-more" />
        <p className="small ink-2">{words.clock}</p>
        <p className="small ink-2">{words.kept}</p>
        <div className="row">
          <Button type="submit" variant="primary">
            {words.submit}
          </Button>
        </div>
      </Form>
    </>
  )
}

type PartProps = {
  values: Partial<Record<string, string>>
  errors: Partial<Record<string, string>>
  words: FilingWords
}

function Where({ residence, state, states, values, errors, words }: PartProps & FilingFormProps) {
  if (residence.kind === 'home') {
    return (
      <p>
        <b>{words.about(residence.name, residence.place)}</b>{' '}
        <SiteLink to={buildGrievancePath(words.language)}>{words.notThisHome}</SiteLink>
      </p>
    )
  }
  return (
    <>
      {residence.kind === 'lost' && <p>{words.lostHome}</p>}
      <Field label={words.state} error={errors.state} id="grievance-state">
        {(wiring) => (
          <Select
            {...wiring}
            name="state"
            required
            options={states}
            placeholder={words.chooseState}
            defaultValue={values.state ?? state}
          />
        )}
      </Field>
      <Field label={words.home} optional={words.optional} help={words.homeHelp} error={errors.home} id="grievance-home">
        {(wiring) => (
          <Input
            {...wiring}
            name="home"
            maxLength={grievanceLimits.home}
            autoComplete="off"
            defaultValue={values.home}
          />
        )}
      </Field>
    </>
  )
}

function What({ values, errors, words }: PartProps) {
  return (
    <>
      <Field label={words.words} help={words.wordsHelp} error={errors.words} id="grievance-words">
        {(wiring) => (
          <Textarea
            {...wiring}
            name="words"
            rows={8}
            required
            maxLength={grievanceLimits.words}
            defaultValue={values.words}
          />
        )}
      </Field>
      <div className="stack gap-1">
        <Checkbox name="retaliation" value="yes" defaultChecked={values.retaliation === 'yes'}>
          {words.retaliation}
        </Checkbox>
        <p className="small ink-2">{words.retaliationHelp}</p>
      </div>
    </>
  )
}

function Who({ values, errors, words }: PartProps) {
  return (
    <>
      <Choices
        name="may_name"
        id="grievance-may-name"
        legend={words.mayName}
        options={[
          { value: 'no', words: words.no },
          { value: 'yes', words: words.yes },
        ]}
        chosen={values.may_name ?? 'no'}
        error={undefined}
      />
      <Field label={words.name} optional={words.optional} help={words.nameHelp} error={errors.name} id="grievance-name">
        {(wiring) => (
          <Input
            {...wiring}
            name="name"
            maxLength={grievanceLimits.name}
            autoComplete="off"
            defaultValue={values.name}
          />
        )}
      </Field>
      <Field
        label={words.email}
        optional={words.optional}
        help={words.emailHelp}
        error={errors.email}
        id="grievance-email"
      >
        {(wiring) => (
          <Input
            {...wiring}
            name="email"
            type="email"
            maxLength={grievanceLimits.email}
            autoComplete="email"
            defaultValue={values.email}
          />
        )}
      </Field>
    </>
  )
}
