import { useRef } from 'react'
import type { NearWords } from '#content/search/near.en.ts'
import type { Language } from '#domain/language/language.ts'
import { NearMe } from '#web/parts/place-search/near-me.tsx'
import { PlaceSuggestions } from '#web/parts/place-search/place-suggestions.tsx'
import type { SuggestionWords } from '#web/parts/place-search/suggestion-list.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'

type PlaceFieldProps = {
  language: Language
  where: string
  error: string | undefined
  isStart: boolean
  words: { where: string; whereHelp: string; nearMe: string; near: NearWords; suggested: SuggestionWords }
}

export default function PlaceField({ language, where, error, isStart, words }: PlaceFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  function searchAround(latitude: number, longitude: number): void {
    const input = field.current
    if (input === null) return
    input.value = `${latitude},${longitude}`
    input.form?.requestSubmit()
  }
  return (
    <Field id="w" className="where" label={words.where} error={error}>
      {(wiring) => (
        <div className="where-box suggested-for">
          <Input
            {...wiring}
            ref={field}
            name="near"
            data-fill-place={isStart || undefined}
            defaultValue={where}
            placeholder={words.whereHelp}
            maxLength={100}
          />
          <NearMe label={words.nearMe} words={words.near} onFound={searchAround} />
          <PlaceSuggestions field={field} language={language} words={words.suggested} />
        </div>
      )}
    </Field>
  )
}
