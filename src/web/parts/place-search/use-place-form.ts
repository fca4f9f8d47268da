import type { NearWords } from '#domain/seeker-words/search-words.ts'
import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import type { PlaceFormProps } from './place-form.tsx'

export type PlaceSearchProps = {
  label?: string
  /** What the field begins with. */
  place?: string | null
  /** Two letters: a town of this state goes before those of its name elsewhere. */
  state?: string | null
  near?: { label: string; words: NearWords }
}

/** The props of the field in the language of the page; `label` in place of the usual one. */
export function usePlaceForm({ label, place = null, state: stateCode = null, near }: PlaceSearchProps): PlaceFormProps {
  const { search, language } = useFrameWords()
  const { suggestions, suggested, home, state, submit } = search
  return {
    language,
    submit,
    place,
    label: label ?? search.label,
    hint: label ?? search.hint,
    stateCode,
    near: near ?? null,
    words: { suggestions, suggested, home, state },
  }
}
