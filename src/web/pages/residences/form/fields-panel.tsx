import { memo, useCallback, useRef } from 'react'
import { audiences } from '#domain/residence.ts'
import { medicines } from '#domain/residence-needs.ts'
import { type BedsWanted, type Sort, sorts } from '#domain/residence-search.ts'
import { medicineAsked, type SearchAddress, usualRadius } from '#domain/search-address.ts'
import { fillWithKeptPlace } from '#web/parts/place-search/kept-place.ts'
import { NearMe } from '#web/parts/place-search/near-me.tsx'
import { PlaceSuggestions } from '#web/parts/place-search/place-suggestions.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Checkbox, Input, Select } from '#web/ui/form/input.tsx'
import { type BothWords, numberIn } from '../search-view.ts'
import './near-me.css'

const distances = [5, 10, 25, 50, 100]
const amounts = [200, 300, 400, 500, 750, 1000, 1500]
const openValues: readonly (readonly [string, BedsWanted])[] = [
  ['1', 'open'],
  ['waiting', 'open_or_waiting'],
]

export type FieldErrors = Readonly<Record<string, string>>

type FieldsPanelProps = BothWords & {
  address: SearchAddress
  where: string
  /** A search that says nothing of beds yet begins with those open now. */
  isStart: boolean
  errors: FieldErrors
  /** Told where the device is, once somebody asked for it. */
  onNear: (latitude: number, longitude: number) => void
}

/** One field holds the place, however the address says it. */
function placeError({ near, state, city }: FieldErrors): string | undefined {
  return [near, state, city].filter(Boolean).join(' ') || undefined
}

/** The choices with the one of the address among them, whatever it is. */
function withChosen(usual: readonly number[], chosen: number | null): number[] {
  return [...new Set(chosen === null ? usual : [...usual, chosen])].toSorted((a, b) => a - b)
}

/** True for a search of a whole state: how far a home is means nothing there. */
function isOfState({ state, near, city }: SearchAddress['query']): boolean {
  return state !== undefined && near === undefined && city === undefined
}

/**
 * The six things that most people say. Not drawn anew while somebody chooses: the count on
 * the button changes often.
 */
export const FieldsPanel = memo(function FieldsPanel(props: FieldsPanelProps) {
  const { address, where, isStart, errors, onNear, words, homeWords } = props
  const { query } = address
  const { form } = words
  const radius = numberIn(query, 'radius') ?? usualRadius
  const cash = numberIn(query, 'fee_max')
  const place = useRef<HTMLInputElement>(null)
  const filled = useCallback(
    (input: HTMLInputElement | null) => {
      place.current = input
      if (isStart) fillWithKeptPlace(input)
    },
    [isStart],
  )
  return (
    <>
      <Field id="w" className="where" label={form.where} error={placeError(errors)}>
        {(wiring) => (
          <div className="where-box suggested-for">
            <Input
              {...wiring}
              ref={filled}
              name="near"
              defaultValue={where}
              placeholder={form.whereHelp}
              autoComplete="off"
              maxLength={100}
            />
            <NearMe label={form.nearMe} words={words.near} onFound={onNear} />
            <PlaceSuggestions field={place} />
          </div>
        )}
      </Field>
      {(!isOfState(query) || errors.radius !== undefined) && (
        <Field label={form.radius} error={errors.radius}>
          {(wiring) => (
            <Select
              {...wiring}
              name="radius"
              defaultValue={String(radius)}
              options={withChosen(distances, radius).map((miles) => ({
                value: String(miles),
                words: form.miles(miles),
              }))}
            />
          )}
        </Field>
      )}
      <Field label={form.beds}>
        {(wiring) => (
          <Select
            {...wiring}
            name="open"
            defaultValue={isStart ? '1' : (query.open ?? '0')}
            options={[
              ...openValues.map(([value, beds]) => ({ value, words: form.bedsChoices[beds] })),
              { value: '0', words: form.bedsChoices.any },
            ]}
          />
        )}
      </Field>
      <Field label={form.audience}>
        {(wiring) => (
          <Select
            {...wiring}
            name="for"
            defaultValue={query.for ?? ''}
            placeholder={form.anybody}
            options={audiences
              .filter((audience) => audience !== 'any' || query.for === 'any')
              .map((audience) => ({ value: audience, words: homeWords.audiences[audience].one }))}
          />
        )}
      </Field>
      <Field label={form.cash} error={errors.fee_max}>
        {(wiring) => (
          <Select
            {...wiring}
            name="fee_max"
            defaultValue={query.fee_max ?? ''}
            placeholder={form.anyCash}
            options={withChosen(amounts, cash).map((dollars) => ({
              value: String(dollars),
              words: form.upTo(homeWords.money(dollars)),
            }))}
          />
        )}
      </Field>
      <Field className="span" label={form.medicine}>
        {(wiring) => (
          <Select
            {...wiring}
            name="medicine"
            defaultValue={medicineAsked(query) ?? ''}
            placeholder={form.anyMedicine}
            options={medicines.map((medicine) => ({ value: medicine, words: homeWords.needs[medicine].name }))}
          />
        )}
      </Field>
    </>
  )
})

/** It comes after the button as it does to the eye, but for phones, where the button stands last. */
export const CertifiedField = memo(function CertifiedField({ query, words }: AfterButtonProps) {
  return (
    <div className="ask-certified">
      <Checkbox name="certified" value="1" defaultChecked={query.certified === '1'}>
        {words.needs.certified}
      </Checkbox>
    </div>
  )
})

type AfterButtonProps = { query: SearchAddress['query']; words: BothWords['words'] }

/** The order of the list. It comes after the button as it does to the eye, but for sheets, where it stands above it. */
export const SortField = memo(function SortField({ query, words: { form } }: AfterButtonProps) {
  const isMeant = (sort: Sort) => sort !== 'distance' || query.sort === sort || !isOfState(query)
  return (
    <div className="ask-sort">
      <label htmlFor="s">{form.sort}</label>
      <Select
        id="s"
        name="sort"
        defaultValue={query.sort ?? ''}
        placeholder={form.usualSort}
        options={sorts.filter(isMeant).map((sort) => ({ value: sort, words: form.sorts[sort] }))}
      />
    </div>
  )
})
