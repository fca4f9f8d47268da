import { useCallback, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { seekerPath } from '#domain/language.ts'
import type { NearWords } from '#domain/seeker-words/search-words.ts'
import { useFrameWords } from '#web/parts/frame-words/frame-words.ts'
import { SearchBox } from '#web/ui/form/search-box.tsx'
import { fillWithKeptPlace } from './kept-place.ts'
import { sendKeptView } from './kept-view.ts'
import { NearMe } from './near-me.tsx'
import { PlaceSuggestions } from './place-suggestions.tsx'
import './place-search.css'

type PlaceSearchProps = {
  label?: string
  /** What the field begins with. */
  place?: string | null
  /** With these it can ask the device where it is, too. */
  near?: { label: string; words: NearWords }
}

/** The field that leads to the homes with an open bed near a place, from whatever page it stands on. */
export function PlaceSearch({ label, place, near }: PlaceSearchProps) {
  const { search, language } = useFrameWords()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const path = seekerPath('search', language)
  const filled = useCallback((input: HTMLInputElement | null) => {
    field.current = input
    fillWithKeptPlace(input)
  }, [])
  return (
    <search className="place-search">
      <Form action={path} className="suggested-for">
        <SearchBox
          ref={filled}
          name="near"
          defaultValue={place ?? undefined}
          label={label ?? search.label}
          placeholder={label ?? search.hint}
          submit={search.submit}
          autoComplete="postal-code"
          enterKeyHint="search"
          maxLength={100}
          required
        />
        <input type="hidden" name="open" value="1" />
        <input type="hidden" name="view" disabled ref={sendKeptView} />
        <PlaceSuggestions field={field} />
      </Form>
      {near && (
        <NearMe {...near} onFound={(latitude, longitude) => navigate(`${path}?near=${latitude},${longitude}&open=1`)} />
      )}
    </search>
  )
}
