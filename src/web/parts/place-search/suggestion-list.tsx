import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { PlaceSuggestion } from '#contract/search/place-suggestions.ts'
import { buildSeekerPath, type Language } from '#domain/language/language.ts'
import { sayCount } from '#domain/language/say.ts'
import type { FrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import { joinClassNames } from '#web/ui/class-names.ts'
import { suggestPlaces } from './suggestions.query.ts'
import './suggestions.css'

const pauseMs = 120

type SuggestionListProps = {
  field: RefObject<HTMLInputElement | null>
  before: string
  language: Language
  stateCode: string | null
  words: SuggestionWords
}

export function SuggestionList({ field, before, language, stateCode, words }: SuggestionListProps) {
  const id = useId()
  const { shown, ask, close } = useSuggestions(stateCode)
  const [active, setActive] = useState(-1)
  const chosen = shown[active]

  function choose({ near, slug }: PlaceSuggestion) {
    close()
    const input = field.current
    if (input === null) return
    input.value = near
    if (slug === null) input.form?.requestSubmit()
    else location.assign(buildSeekerPath('residence', language, slug))
  }

  const typed = useEffectEvent((text: string) => {
    setActive(-1)
    ask(text)
  })
  const left = useEffectEvent(() => close())
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (shown.length === 0 || event.isComposing) return
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined) {
      // Beyond the last is the field itself, as before the first.
      const places = shown.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  })

  useEffect(() => {
    const input = field.current
    if (input === null) return
    const [onInput, onKey, onLeave] = [() => typed(input.value), (event: KeyboardEvent) => pressed(event), () => left()]
    const { autocomplete } = input
    for (const [name, value] of Object.entries(describeCombobox(id))) input.setAttribute(name, value)
    // On Back, browsers restore the text only of fields that allow autocomplete.
    const onLeavingPage = () => input.setAttribute('autocomplete', autocomplete)
    const onComingBack = () => input.setAttribute('autocomplete', 'off')
    addEventListener('pagehide', onLeavingPage)
    addEventListener('pageshow', onComingBack)
    input.addEventListener('input', onInput)
    input.addEventListener('keydown', onKey)
    input.addEventListener('blur', onLeave)
    if (input.value !== before && document.activeElement === input) typed(input.value)
    return () => {
      input.removeEventListener('input', onInput)
      input.removeEventListener('keydown', onKey)
      input.removeEventListener('blur', onLeave)
      removeEventListener('pagehide', onLeavingPage)
      removeEventListener('pageshow', onComingBack)
    }
  }, [field, id, before])

  useEffect(() => {
    field.current?.setAttribute('aria-expanded', String(shown.length > 0))
    if (chosen) field.current?.setAttribute('aria-activedescendant', `${id}-${active}`)
    else field.current?.removeAttribute('aria-activedescendant')
  }, [field, id, shown, chosen, active])

  return (
    <>
      <div
        id={id}
        className="suggested no-print"
        role="listbox"
        aria-label={words.suggestions}
        hidden={shown.length === 0}
      >
        {shown.map((one, at) => (
          // The field keeps the focus and handles the keys; options are only clicked.
          <div
            key={`${one.kind} ${one.near}`}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            tabIndex={-1}
            className={joinClassNames('suggestion row tight align-baseline', at === active && 'active')}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(one)}
            onKeyDown={() => {}}
          >
            <b>{one.near}</b> <small className="small ink-2">{formatDetail(one, words)}</small>
          </div>
        ))}
      </div>
      <p className="vh" role="status">
        {shown.length > 0 && sayCount(words.suggested, shown.length)}
      </p>
    </>
  )
}

const describeCombobox = (list: string) => ({
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-controls': list,
  autocomplete: 'off',
})

function formatDetail({ kind, within }: PlaceSuggestion, words: SuggestionWords): string {
  if (kind === 'home') return [words.residence, within].filter(Boolean).join(', ')
  return kind === 'state' ? words.state : (within ?? '')
}

const none: readonly PlaceSuggestion[] = []

function useSuggestions(stateCode: string | null) {
  const [shown, setShown] = useState(none)
  const asking = useRef<AbortController>(undefined)

  function stop() {
    asking.current?.abort()
    asking.current = new AbortController()
    return asking.current.signal
  }
  useEffect(() => () => asking.current?.abort(), [])

  return {
    shown,
    ask(text: string) {
      const signal = stop()
      if (text.trim().length < 2) return setShown(none)
      const pause = setTimeout(async () => {
        const found = await suggestPlaces({ text, stateCode }, signal)
        if (!signal.aborted) setShown(found)
      }, pauseMs)
      signal.addEventListener('abort', () => clearTimeout(pause))
    },
    close() {
      stop()
      setShown(none)
    },
  }
}

export type SuggestionWords = Pick<FrameWords['search'], 'suggestions' | 'suggested' | 'residence' | 'state'>
