import { useEffect, useRef, useState } from 'react'
import { DocSections, type DocSectionText } from './doc-sections.tsx'
import { EmbedPreview, type PreviewWords } from './embed-preview.tsx'
import { buildChoiceSearch, readShownList, type State } from './shown-list.ts'

export type EmbedChoiceProps = {
  asked: string
  states: readonly State[]
  first: State
  words: PreviewWords
  sections: readonly DocSectionText[]
  origin: string
}

export default function EmbedChoice({ asked, states, first, words, sections, origin }: EmbedChoiceProps) {
  const [search, setSearch] = useState(asked)
  const form = useRef<HTMLFormElement>(null)
  // What somebody chose before this woke counts.
  useEffect(() => {
    if (form.current) setSearch(buildSearch(form.current))
  }, [])
  const shown = readShownList(new URLSearchParams(search), { states, first, titles: words.frame })
  return (
    <>
      <EmbedPreview
        form={form}
        states={states}
        shown={shown}
        words={words}
        onChoose={(chosen) => {
          setSearch(buildSearch(chosen))
          history.replaceState(null, '', location.pathname + buildSearch(chosen))
        }}
      />
      <DocSections sections={sections} origin={origin} inLines={shown.inLines} />
    </>
  )
}

function buildSearch(form: HTMLFormElement): string {
  const data = new FormData(form)
  const [state, language] = [data.get('state'), data.get('lang')].map(String)
  return buildChoiceSearch({ state: state ?? '', language: language ?? '', hasFields: data.has('fields') })
}
