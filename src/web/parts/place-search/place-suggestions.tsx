import { lazy, type RefObject, Suspense, useEffect, useState } from 'react'
import type { Language } from '#domain/language/language.ts'
import type { SuggestionWords } from './suggestion-list.tsx'

type PlaceSuggestionsProps = {
  field: RefObject<HTMLInputElement | null>
  language: Language
  stateCode?: string | null
  words: SuggestionWords
}

const List = lazy(async () => ({ default: (await import('./suggestion-list.tsx')).SuggestionList }))

/** Must stand right after its field, in a positioned box (`suggested-for`). */
export function PlaceSuggestions({ field, language, stateCode = null, words }: PlaceSuggestionsProps) {
  const [touched, setTouched] = useState<{ value: string } | null>(null)
  useEffect(() => {
    const input = field.current
    if (input === null) return
    const touch = () => setTouched((before) => before ?? { value: input.value })
    // The touch that started hydration came before there was a listener; text typed by then is new.
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
