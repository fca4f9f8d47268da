import { medicines } from '#domain/residence/needs.ts'
import { audiences } from '#domain/residence/residence.ts'
import { type Sort, sorts } from '#domain/search/residence-search.ts'
import { findAskedMedicine, type SearchAddress } from '#domain/search/search-address.ts'
import { defaultRadius, openChoices, readSearchRequest } from '#domain/search/search-request.ts'
import type { BothWords } from '#web/pages/search/search/search-view.ts'
import { usePlaceForm } from '#web/parts/place-search/use-place-form.ts'
import { Island } from '#web/plumbing/island.tsx'
import { SelectField } from '#web/ui/form/filled-field.tsx'
import { Checkbox } from '#web/ui/form/input.tsx'
import PlaceField from './place-field.island.tsx'

const distances = [5, 10, 25, 50, 100]
const amounts = [200, 300, 400, 500, 750, 1000, 1500]

export type FieldErrors = Readonly<Record<string, string>>

type FieldsPanelProps = BothWords & {
  address: SearchAddress
  where: string
  /** A search that does not mention beds yet begins with those open now. */
  isStart: boolean
  errors: FieldErrors
}

function joinPlaceErrors({ near, state, city }: FieldErrors): string | undefined {
  return [near, state, city].filter(Boolean).join(' ') || undefined
}

function addChosen(usual: readonly number[], chosen: number | null): number[] {
  return [...new Set(chosen === null ? usual : [...usual, chosen])].toSorted((a, b) => a - b)
}

function isOfState({ state, near, city }: SearchAddress['query']): boolean {
  return state !== undefined && near === undefined && city === undefined
}

export function FieldsPanel({ address, where, isStart, errors, words, listingWords }: FieldsPanelProps) {
  const { query } = address
  const { form } = words
  const request = readSearchRequest(query)
  const radius = request.radius ?? defaultRadius
  const { language, words: suggested } = usePlaceForm({})
  return (
    <>
      <Island
        of={PlaceField}
        hydrate="touched"
        props={{
          language,
          where,
          error: joinPlaceErrors(errors),
          isStart,
          words: { where: form.where, whereHelp: form.whereHelp, nearMe: form.nearMe, near: words.near, suggested },
        }}
      />
      {(!isOfState(query) || errors.radius !== undefined) && (
        <SelectField
          label={form.radius}
          error={errors.radius}
          name="radius"
          defaultValue={String(radius)}
          options={addChosen(distances, radius).map((miles) => ({
            value: String(miles),
            words: form.miles(miles),
          }))}
        />
      )}
      <SelectField
        label={form.beds}
        name="open"
        defaultValue={isStart ? '1' : (query.open ?? '0')}
        options={[
          ...openChoices.map(([value, beds]) => ({ value, words: form.bedsChoices[beds] })),
          { value: '0', words: form.bedsChoices.any },
        ]}
      />
      <SelectField
        label={form.audience}
        name="for"
        defaultValue={query.for ?? ''}
        placeholder={form.anybody}
        options={audiences
          .filter((audience) => audience !== 'any' || query.for === 'any')
          .map((audience) => ({ value: audience, words: listingWords.audiences[audience].one }))}
      />
      <SelectField
        label={words.filters.cash.label}
        error={errors.fee_max}
        name="fee_max"
        defaultValue={query.fee_max ?? ''}
        placeholder={form.anyCash}
        options={addChosen(amounts, request.filters.cash).map((dollars) => ({
          value: String(dollars),
          words: form.upTo(listingWords.money(dollars)),
        }))}
      />
      <SelectField
        label={form.medicine}
        name="medicine"
        defaultValue={findAskedMedicine(query) ?? ''}
        placeholder={form.anyMedicine}
        options={medicines.map((medicine) => ({ value: medicine, words: listingWords.needs[medicine].name }))}
      />
    </>
  )
}

export function CertifiedField({ query, words }: AfterButtonProps) {
  return (
    <div className="w-full">
      <Checkbox name="certified" value="1" defaultChecked={readSearchRequest(query).filters.certified}>
        {words.filters.certified.label}
      </Checkbox>
    </div>
  )
}

type AfterButtonProps = { query: SearchAddress['query']; words: BothWords['words'] }

function chooseDefaultSort(query: SearchAddress['query']): Sort | null {
  if (!isOfState(query)) return query.q && !query.near ? null : 'distance'
  return query.q ? null : 'fresh'
}

export function SortField({ query, words: { form } }: AfterButtonProps) {
  const usual = chooseDefaultSort(query)
  const isMeant = (sort: Sort) => sort !== usual && (sort !== 'distance' || query.sort === sort || !isOfState(query))
  return (
    <SelectField
      label={form.sort}
      className="ask-sort"
      id="s"
      name="sort"
      defaultValue={query.sort === usual ? '' : (query.sort ?? '')}
      placeholder={usual === null ? form.bestMatch : form.sorts[usual]}
      options={sorts.filter(isMeant).map((sort) => ({ value: sort, words: form.sorts[sort] }))}
    />
  )
}
