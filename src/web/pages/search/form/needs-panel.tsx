import type { SearchAnswer } from '#contract/search/residence-search.ts'
import { type Need, needs } from '#domain/residence/needs.ts'
import { type FilterName, filterNames, getFilter } from '#domain/search/filters.ts'
import { findAskedMedicine, type SearchAddress } from '#domain/search/search-address.ts'
import { readSearchRequest } from '#domain/search/search-request.ts'
import type { BothWords } from '#web/pages/search/search/search-view.ts'
import { InputField } from '#web/ui/form/filled-field.tsx'
import { Checkbox } from '#web/ui/form/input.tsx'
import type { FieldErrors } from './fields-panel.tsx'
import '#web/ui/action/segmented.css'
import './search-form.css'

type NeedsPanelProps = BothWords & { address: SearchAddress; counts: SearchAnswer['needs']; errors: FieldErrors }

export function NeedsPanel({ address, counts, errors, words, listingWords }: NeedsPanelProps) {
  const { query } = address
  const { needs: said } = words
  // The field for medicines holds this one already.
  const held = findAskedMedicine(query)
  return (
    <>
      <p className="phone-only">
        <a className="tap" href="#w" data-held="" data-opens="change">
          {said.others}
        </a>
      </p>
      <Checkbox name="unstated" value="1" emphasis defaultChecked={readSearchRequest(query).filters.includesNotStated}>
        {said.unstated}
      </Checkbox>
      <p className="help">{said.unstatedHelp}</p>
      <div className="ruled">
        {needs
          .filter((need) => need !== held)
          .map((need) => (
            <NeedRow
              key={need}
              need={need}
              value={query[need] ?? ''}
              count={counts.find((one) => one.need === need)}
              words={words}
              listingWords={listingWords}
            />
          ))}
      </div>
      <fieldset className="grid gap-0" aria-describedby={errors.level ? 'level-error' : undefined}>
        <legend className="label">{words.filters.level.label}</legend>
        {errors.level && (
          <p className="error" id="level-error">
            {errors.level}
          </p>
        )}
        {([1, 2, 3, 4] as const).map((level) => (
          <Checkbox
            key={level}
            name="level"
            value={String(level)}
            defaultChecked={query.level?.includes(String(level))}
          >
            {listingWords.levels[level]}
          </Checkbox>
        ))}
      </fieldset>
      {filterNames.filter(hasPlainField).map((name) => (
        <FilterField key={name} name={name} query={query} errors={errors} words={words} />
      ))}
      <InputField
        className="w-28"
        label={said.name}
        error={errors.q}
        name="q"
        defaultValue={query.q}
        maxLength={100}
        autoComplete="off"
      />
    </>
  )
}

/** The others have a field of another kind, or a place of their own. */
function hasPlainField(name: FilterName): name is Exclude<FilterName, 'level' | 'certified' | 'cash'> {
  return name !== 'level' && name !== 'certified' && name !== 'cash'
}

type FilterFieldProps = {
  name: FilterName
  query: SearchAddress['query']
  errors: FieldErrors
  words: BothWords['words']
}

function FilterField({ name, query, errors, words }: FilterFieldProps) {
  const { address, kind } = getFilter(name)
  const { label, help } = words.filters[name]
  if (kind === 'yes') {
    return (
      <Checkbox name={address} value="1" defaultChecked={query[address] === '1'}>
        {label}
      </Checkbox>
    )
  }
  return (
    <InputField
      className="w-28"
      label={label}
      help={help}
      error={errors[address]}
      name={address}
      inputMode="numeric"
      maxLength={6}
      defaultValue={query[address]}
    />
  )
}

type NeedRowProps = BothWords & { need: Need; value: string; count: SearchAnswer['needs'][number] | undefined }

function NeedRow({ need, value, count, words, listingWords }: NeedRowProps) {
  const { either, must, mustNot, counts } = words.needs
  const choices = [
    ['', either],
    ['yes', must],
    ['no', mustNot],
  ] as const
  return (
    <div className="need row gap-2" role="radiogroup" aria-labelledby={`n-${need}`}>
      <span id={`n-${need}`}>
        {listingWords.needs[need].name}
        {count && <small>{counts(count.yes, count.no, count.notStated)}</small>}
      </span>
      <div className="seg">
        {choices.map(([choice, label]) => (
          <label key={choice}>
            <input type="radio" name={need} value={choice} defaultChecked={value === choice} />
            {label}
          </label>
        ))}
      </div>
    </div>
  )
}
