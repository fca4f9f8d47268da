import type { ReactNode } from 'react'
import { staffKinds } from '#domain/listing/listing-fields.ts'
import { houseRules } from '#domain/residence/house-rules.ts'
import { Moment } from '#web/parts/desk/moment/moment.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/input.tsx'
import { FactField, FactsOfPart } from './fact-field.tsx'
import { AddressPart } from './parts/address-part.tsx'
import { BedsPart } from './parts/beds-part.tsx'
import { CostPart } from './parts/cost-part.tsx'
import { NeedsPart } from './parts/needs-part.tsx'
import { useResidenceForm } from './residence-form.ts'
import { CheckField, ChoiceField, LongField, TextField } from './text-field.tsx'

type PartName = 'about' | 'address' | 'reach' | 'beds' | 'cost' | 'needs' | 'rules' | 'level' | 'done'

export function ResidenceFields({ isPending }: { isPending: boolean }) {
  return (
    <>
      <Part name="about">
        <AboutFields />
      </Part>
      <Part name="address">
        <AddressPart />
      </Part>
      <Part name="reach">
        <ReachFields />
      </Part>
      <Part name="beds">
        <BedsPart />
      </Part>
      <Part name="cost">
        <CostPart />
      </Part>
      <Part name="needs">
        <NeedsPart />
      </Part>
      <Part name="rules">
        <RuleFields />
      </Part>
      <Part name="level">
        <LevelFields />
      </Part>
      <Part name="done">
        <CheckedPart isPending={isPending} />
      </Part>
    </>
  )
}

function Part({ name, children }: { name: PartName; children: ReactNode }) {
  const { words } = useResidenceForm()
  return (
    <section className="grid pad-y-5 line-above" aria-labelledby={`p-${name}`}>
      <h2 id={`p-${name}`}>{words.edit.parts[name]}</h2>
      {children}
    </section>
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
        {houseRules.map((rule) => (
          <LongField key={rule} name={`rule_${rule}`} rows={2} />
        ))}
      </div>
    </>
  )
}

function LevelFields() {
  const { residence, words } = useResidenceForm()
  const { edit, levels } = words
  const { certified, until, by } = residence.certification
  return (
    <>
      <ChoiceField
        name="level"
        options={([1, 2, 3, 4] as const).map((level) => ({ value: String(level), words: levels[level] }))}
        placeholder={edit.notStated}
      />
      <p>
        <b>{certified ? edit.certified(until) : edit.notCertified}</b>{' '}
        {by === null ? edit.nobodyDecides : edit.decides(by)}
      </p>
    </>
  )
}

function CheckedPart({ isPending }: { isPending: boolean }) {
  const { residence, words } = useResidenceForm()
  const { checked } = words.edit
  return (
    <div className="stack gap-2">
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
    </div>
  )
}
