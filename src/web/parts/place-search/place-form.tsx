import { useCallback, useRef } from 'react'
import type { NearWords } from '#content/search/near.en.ts'
import { buildSeekerPath, type Language } from '#domain/language/language.ts'
import { stateFirst } from '#domain/search/search-address.ts'
import { fillWithStoredPlace } from '#web/plumbing/stored/stored-place.ts'
import { sendStoredView } from '#web/plumbing/stored/stored-view.ts'
import { joinClassNames } from '#web/ui/class-names.ts'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { NearMe } from './near-me.tsx'
import { PlaceSuggestions } from './place-suggestions.tsx'
import type { SuggestionWords } from './suggestion-list.tsx'

export type PlaceFormProps = {
  language: Language
  label: string
  hint: string
  submit: string
  place: string | null
  /** Two letters: a town of this state comes before towns of that name elsewhere. */
  stateCode: string | null
  near: { label: string; words: NearWords } | null
  words: SuggestionWords
}

export function PlaceForm({ language, label, hint, submit, place, stateCode, near, words }: PlaceFormProps) {
  const field = useRef<HTMLInputElement>(null)
  const path = buildSeekerPath('search', language)
  const filled = useCallback((input: HTMLInputElement | null) => {
    field.current = input
    fillWithStoredPlace(input)
  }, [])
  return (
    <search className={joinClassNames('place-search w-full', !near && 'w-40')}>
      <form action={path} className="suggested-for">
        <SearchBox
          ref={filled}
          name="near"
          data-fill-place
          className="search-wraps"
          defaultValue={place ?? undefined}
          label={label}
          placeholder={hint}
          submit={submit}
          autoComplete="postal-code"
          enterKeyHint="search"
          maxLength={100}
          required
        />
        <input type="hidden" name="open" value="1" />
        {stateCode && <input type="hidden" name={stateFirst} value={stateCode} />}
        <input type="hidden" name="view" disabled ref={sendStoredView} />
        <PlaceSuggestions field={field} language={language} stateCode={stateCode} words={words} />
      </form>
      {near && (
        <NearMe
          {...near}
          onFound={(latitude, longitude) => location.assign(`${path}?near=${latitude},${longitude}&open=1`)}
        />
      )}
    </search>
  )
}
