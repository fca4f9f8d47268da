import type { FilingWords } from '#content/grievances/filing/filing.en.ts'
import { grievanceFields } from '#contract/grievances/grievance-fields.ts'
import { grievanceKinds, grievanceLimits } from '#domain/grievances/grievance.ts'
import { buildCasePath, buildGrievancePath } from '#domain/language/language.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Choices } from '#web/ui/form/choices.tsx'
import { InputField, refillFields, SelectField, TextareaField } from '#web/ui/form/filled-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { FormTrouble } from '#web/ui/form/form-trouble.tsx'
import { Checkbox, type Option } from '#web/ui/form/input.tsx'
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

export function FilingForm(props: FilingFormProps) {
  const { action, residence, once, answered, words } = props
  const part = { refill: refillFields('grievance', answered), answered, words }
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
          {...part.refill('kind')}
          legend={words.kind}
          options={grievanceKinds.map((value) => ({ value, words: words.kinds[value] }))}
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

type PartProps = Pick<FilingFormProps, 'answered' | 'words'> & { refill: ReturnType<typeof refillFields> }

function Where({ residence, state, states, answered, refill, words }: PartProps & FilingFormProps) {
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
      <SelectField
        {...refill('state')}
        label={words.state}
        required
        options={states}
        placeholder={words.chooseState}
        defaultValue={answered?.values.state ?? state}
      />
      <InputField
        {...refill('home')}
        label={words.home}
        optional={words.optional}
        help={words.homeHelp}
        maxLength={grievanceLimits.home}
        autoComplete="off"
      />
    </>
  )
}

function What({ answered, refill, words }: PartProps) {
  return (
    <>
      <TextareaField
        {...refill('words')}
        label={words.words}
        help={words.wordsHelp}
        rows={8}
        required
        maxLength={grievanceLimits.words}
      />
      <div className="stack gap-1">
        <Checkbox name="retaliation" value="yes" defaultChecked={answered?.values.retaliation === 'yes'}>
          {words.retaliation}
        </Checkbox>
        <p className="help">{words.retaliationHelp}</p>
      </div>
    </>
  )
}

function Who({ answered, refill, words }: PartProps) {
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
        defaultValue={answered?.values.may_name ?? 'no'}
      />
      <InputField
        {...refill('name')}
        label={words.name}
        optional={words.optional}
        help={words.nameHelp}
        maxLength={grievanceLimits.name}
        autoComplete="off"
      />
      <InputField
        {...refill('email')}
        label={words.email}
        optional={words.optional}
        help={words.emailHelp}
        type="email"
        maxLength={grievanceLimits.email}
        autoComplete="email"
      />
    </>
  )
}
