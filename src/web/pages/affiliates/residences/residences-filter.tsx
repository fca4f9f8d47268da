import { useState } from 'react'
import type { StateResidencesWords } from '#content/affiliates/state-residences.ts'
import type { StateResidencesAnswer } from '#contract/affiliates/state-residences.ts'
import {
  agesAsked,
  certificateViews,
  claimsAsked,
  everyResidence,
  findLimit,
  levelsAsked,
  opensAsked,
  type ResidencesAsked,
  residenceDirections,
  residenceOrders,
} from '#domain/states/residences/residences-asked.ts'
import { InputField } from '#web/parts/desk/form/form-fields.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { type Option, Select } from '#web/ui/form/input.tsx'
import { residencesPath } from './residences-address.ts'
import type { ResidencesFound } from './use-residences.ts'

type FilterProps = { residences: ResidencesFound; list: StateResidencesAnswer; words: StateResidencesWords }

type ChoiceName = keyof ReturnType<typeof buildOptions>

export function ResidencesFilter({ residences, list, words }: FilterProps) {
  const { asked, place, ask, addressOf } = residences
  const [cleared, setCleared] = useState(0)
  const { filters } = words
  const options = buildOptions(list, words)
  const isFiltered = filterChoices.some((name) => asked[name] !== everyResidence[name]) || asked.find !== ''
  const everything = { ...everyResidence, order: asked.order, to: asked.to }
  return (
    <form
      key={cleared}
      action={residencesPath}
      role="search"
      className="fit-10 gap-3 align-end mt-4 no-print"
      onSubmit={(event) => {
        if (ask) event.preventDefault()
      }}
    >
      {place.state !== '' && <input type="hidden" name="state" value={place.state} />}
      {place.columns?.map((column) => (
        <input key={column} type="hidden" name="column" value={column} />
      ))}
      <InputField
        name="find"
        label={filters.find}
        type="search"
        maxLength={findLimit}
        start={asked.find}
        onChange={(event) => ask?.({ find: event.target.value })}
      />
      {[...filterChoices, ...sortChoices].map((name) => (
        <Field
          key={sortChoices.includes(name) ? name + asked[name] : name}
          label={filters[name]}
          className={sortChoices.includes(name) ? 'phone-only' : undefined}
        >
          {(wiring) => (
            <Select
              {...wiring}
              name={name}
              defaultValue={asked[name]}
              {...(name === 'county' && { placeholder: filters.everywhere })}
              options={options[name]}
              onChange={(event) => ask?.({ [name]: event.target.value } as Partial<ResidencesAsked>)}
            />
          )}
        </Field>
      ))}
      <p className="row gap-4">
        <Button type="submit" icon="search">
          {filters.submit}
        </Button>
        {isFiltered && (
          <SiteLink
            className="tap bold"
            to={addressOf(everything)}
            onClick={(event) => {
              if (!ask) return
              event.preventDefault()
              ask(everything)
              setCleared(cleared + 1)
            }}
          >
            {words.clear}
          </SiteLink>
        )}
      </p>
    </form>
  )
}

const filterChoices: readonly ChoiceName[] = ['show', 'level', 'claimed', 'age', 'open', 'county']
const sortChoices: readonly ChoiceName[] = ['order', 'to']

function buildOptions({ counts, counties }: StateResidencesAnswer, { columns, filters }: StateResidencesWords) {
  return {
    show: certificateViews.map((value) => ({ value, words: filters.shows[value](counts[value]) })),
    level: toOptions(levelsAsked, filters.levels),
    claimed: toOptions(claimsAsked, filters.claims),
    age: toOptions(agesAsked, filters.ages),
    open: toOptions(opensAsked, filters.opens),
    county: counties.map((value) => ({ value, words: value })),
    order: toOptions(residenceOrders, columns),
    to: toOptions(residenceDirections, filters.directions),
  }
}

const toOptions = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>): Option[] =>
  values.map((value) => ({ value, words: words[value] }))
