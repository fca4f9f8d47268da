import { rulesAskedAlone } from '#domain/residence/listing/editing/form-sections.ts'
import { staffKinds } from '#domain/residence/listing/listing-fields.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Checkbox } from '#web/ui/form/input.tsx'
import { FactField, FactsOfPart } from './fact-field.tsx'
import { Section } from './form-section.tsx'
import { AddressPart } from './parts/address-part.tsx'
import { BedsPart } from './parts/beds-part.tsx'
import { CostPart } from './parts/cost-part.tsx'
import { NeedsPart } from './parts/needs-part.tsx'
import { useResidenceForm } from './residence-form.ts'
import { CheckField, ChoiceField, LongField, TextField } from './text-field.tsx'

export function ResidenceFields({ isPending }: { isPending: boolean }) {
  const { parts } = useResidenceForm().words.edit
  return (
    <>
      <div className="folds">
        <Section name="house">
          <AboutFields />
          <h3>{parts.address}</h3>
          <AddressPart />
        </Section>
        <Section name="reach">
          <ReachFields />
        </Section>
        <Section name="cost">
          <h3>{parts.beds}</h3>
          <BedsPart />
          <h3>{parts.cost}</h3>
          <CostPart />
        </Section>
        <Section name="needs">
          <NeedsPart />
        </Section>
        <Section name="rules">
          <h3>{parts.level}</h3>
          <LevelFields />
          <h3>{parts.rules}</h3>
          <RuleFields />
        </Section>
      </div>
      <Checked isPending={isPending} />
    </>
  )
}

function AboutFields() {
  const { residence, words } = useResidenceForm()
  const { address } = words.edit
  return (
    <>
      <TextField name="name" required />
      <p className="help">{address.now(`/residences/${residence.slug}`, residence.status === 'published')}</p>
      {residence.otherSlug !== null && (
        <div>
          <Checkbox key={residence.otherSlug} name="new_address" value="yes">
            {address.change(`/residences/${residence.otherSlug}`)}
          </Checkbox>
          <p className="help">{address.help}</p>
        </div>
      )}
      <FactsOfPart part="about" />
    </>
  )
}

function ReachFields() {
  const { words } = useResidenceForm()
  const { help } = words.edit
  return (
    <div className="two gap-5">
      <div className="stack stack-fill gap-2">
        <TextField name="phone" type="tel" help={help.phone} />
        <CheckField name="takes_texts" />
      </div>
      <TextField name="email" type="email" />
      <FactsOfPart part="reach" />
    </div>
  )
}

function RuleFields() {
  const { words } = useResidenceForm()
  const { edit } = words
  return (
    <>
      <div className="two gap-5">
        <FactField name="sobriety" />
        <ChoiceField
          name="staff"
          options={staffKinds.map((kind) => ({ value: kind, words: edit.staffKinds[kind] }))}
          placeholder={edit.notStated}
        />
        <FactField name="languages" />
      </div>
      <FactsOfPart part="rules" />
      <p className="help">{edit.help.rule}</p>
      <div className="two gap-5">
        {rulesAskedAlone.map((rule) => (
          <LongField key={rule} name={`rule_${rule}`} rows={2} />
        ))}
      </div>
    </>
  )
}

function LevelFields() {
  const { residence, words } = useResidenceForm()
  const { edit, levels } = words
  const { certified, form, until, by, stop = null } = residence.certification
  return (
    <>
      <ChoiceField
        name="level"
        options={([1, 2, 3, 4] as const).map((level) => ({ value: String(level), words: levels[level] }))}
        placeholder={edit.notStated}
      />
      <p>
        <b>{certified ? edit.certified(until, form) : stop ? stop.words : edit.notCertified}</b>{' '}
        {by === null ? edit.nobodyDecides : edit.decides(by)}{' '}
        {certified || stop ? edit.levelOfCertificate : edit.levelIsYours}{' '}
        <SiteLink className="tap" to="/workspace/certification">
          {edit.certification}
        </SiteLink>
      </p>
    </>
  )
}

function Checked({ isPending }: { isPending: boolean }) {
  const { residence, words } = useResidenceForm()
  const { checked, parts } = words.edit
  return (
    <section className="stack gap-2 pad-y-5" aria-labelledby="p-done">
      <h2 id="p-done">{parts.done}</h2>
      <p>
        {residence.checkedAt === null ? (
          checked.never
        ) : (
          <>
            {checked.last} <Moment at={residence.checkedAt} />.
          </>
        )}
      </p>
      <p className="help">{checked.words}</p>
      <Button type="submit" name="act" value="checked" icon="check" aria-disabled={isPending}>
        {checked.submit}
      </Button>
    </section>
  )
}
