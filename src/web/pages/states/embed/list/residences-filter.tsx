import { residencesLimits } from '#contract/residence/residences-limits.ts'
import { medicines } from '#domain/residence/needs.ts'
import {
  askableAudiences,
  listPresetParts,
  type Preset,
  type ResidencesFilter,
} from '#domain/search/residences-filter.ts'
import type { FramedWords } from '#web/pages/states/embed/frame-words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import { InputField, SelectField } from '#web/ui/form/filled-field.tsx'
import { Checkbox } from '#web/ui/form/input.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { listAddress, type StateList } from './list-address.ts'
import './residences-filter.css'

type FilterProps = {
  list: StateList
  filter: ResidencesFilter
  towns: readonly { name: string; homes: number }[]
  words: FramedWords
}

/** With script, each choice sends the form by itself (web/browser/framed). */
export function ResidencesFilterForm({ list, filter, towns, words: { own, common } }: FilterProps) {
  const words = own.filter
  // A form's own fields take the place of the query: the language is one of them.
  const action = listAddress({ ...list, language: 'en' })
  const places = towns.map(({ name, homes: residences }) => ({
    value: name,
    words: `${name} (${common.number(residences)})`,
  }))
  const audiences = askableAudiences.map((one) => ({ value: one, words: common.audiences[one].title }))
  return (
    <details className={joinClassNames('embed-fold no-print', !list.hasFields && 'embed-inline')}>
      <summary className="btn btn-line btn-sm">
        <Icon name="filter" />
        {words.summary}
      </summary>
      <search aria-label={words.label}>
        <form className="embed-filter two gap-2 align-end pad-y-2" method="get" action={action}>
          {list.language !== 'en' && <input type="hidden" name="lang" value={list.language} />}
          {list.hasFields && <input type="hidden" name="fields" value="1" />}
          {listPresetParts(filter.preset)
            .filter(([name]) => !list.hasFields || name === 'radius')
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          <SelectField
            label={words.town}
            name="town"
            defaultValue={filter.town}
            placeholder={words.anyTown}
            options={places.toSorted((a, b) => a.value.localeCompare(b.value, 'en-US'))}
          />
          <SelectField
            label={words.audience}
            name="for"
            defaultValue={filter.for}
            placeholder={words.anybody}
            options={audiences}
          />
          <InputField
            label={words.name}
            type="search"
            name="q"
            defaultValue={filter.q}
            placeholder={words.byName}
            maxLength={residencesLimits.text}
            enterKeyHint="search"
          />
          {list.hasFields && <AskedFields preset={filter.preset} words={{ own, common }} />}
          <Checkbox name="open" value="1" defaultChecked={filter.open}>
            {words.open}
          </Checkbox>
          <Button type="submit" variant="primary" small className="embed-show">
            {words.show}
          </Button>
        </form>
      </search>
    </details>
  )
}

type AskedFieldsProps = { preset: Preset; words: FramedWords }

function AskedFields({ preset, words: { own, common } }: AskedFieldsProps) {
  const words = own.filter
  return (
    <>
      <InputField
        label={words.near}
        name="near"
        defaultValue={preset.near}
        placeholder={words.zipOrTown}
        maxLength={residencesLimits.text}
        autoComplete="postal-code"
        enterKeyHint="search"
      />
      <InputField label={words.cash} name="fee_max" defaultValue={preset.fee_max} inputMode="numeric" maxLength={6} />
      <fieldset className="full fit-16 gap-0">
        <legend className="label">{words.medicine}</legend>
        {medicines.map((medicine) => (
          <Checkbox key={medicine} name={medicine} value="yes" defaultChecked={preset[medicine] === 'yes'}>
            {common.needs[medicine].name}
          </Checkbox>
        ))}
      </fieldset>
    </>
  )
}
