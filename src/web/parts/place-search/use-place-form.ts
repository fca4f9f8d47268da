import type { NearWords } from '#content/search/near.en.ts'
import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import type { PlaceFormProps } from './place-form.tsx'

export type PlaceSearchProps = {
  label?: string
  place?: string | null
  state?: string | null
  near?: { label: string; words: NearWords }
}

export function usePlaceForm({ label, place = null, state: stateCode = null, near }: PlaceSearchProps): PlaceFormProps {
  const { search, language } = useFrameWords()
  const { suggestions, suggested, residence, state, submit } = search
  return {
    language,
    submit,
    place,
    label: label ?? search.label,
    hint: label ?? search.hint,
    stateCode,
    near: near ?? null,
    words: { suggestions, suggested, residence, state },
  }
}
