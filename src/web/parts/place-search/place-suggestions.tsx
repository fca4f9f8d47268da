import { lazy, type RefObject, Suspense, useEffect, useState } from 'react'
import type { Language } from '#domain/language/language.ts'
import type { SuggestionWords } from './suggestion-words.ts'

type PlaceSuggestionsProps = {
  field: RefObject<HTMLInputElement | null>
  language: Language
  /** Two letters: the places of this state come first. */
  stateCode?: string | null
  words: SuggestionWords
}

const List = lazy(async () => ({ default: (await import('./suggestion-list.tsx')).SuggestionList }))

/**
 * Suggestions under a field for a place, while somebody types. Stands right after the field, in a box that is positioned
 * (`suggested-for`). Its script is fetched when the field is touched; without it the field is a plain one.
 */
export function PlaceSuggestions({ field, language, stateCode = null, words }: PlaceSuggestionsProps) {
  const [touched, setTouched] = useState<{ value: string } | null>(null)
  useEffect(() => {
    const input = field.current
    if (input === null) return
    const touch = () => setTouched((before) => before ?? { value: input.value })
    // The touch that woke the page came before anybody listened; what was typed by then is new.
    if (document.activeElement === input) setTouched({ value: '' })
    input.addEventListener('focus', touch)
    return () => input.removeEventListener('focus', touch)
  }, [field])
  return (
    touched && (
      <Suspense fallback={null}>
        <List field={field} before={touched.value} language={language} stateCode={stateCode} words={words} />
      </Suspense>
    )
  )
}
