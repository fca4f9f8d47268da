import { type Ref, useEffect, useRef, useState } from 'react'
import type { embedding } from '#content/docs/embedding.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Checkbox, Select } from '#web/ui/form/input.tsx'
import { DocSection, DocSections, type DocSectionText } from './doc-sections.tsx'
import { buildChoiceSearch, readShownList, type ShownList, type State } from './shown-list.ts'

export type EmbedChoiceProps = {
  asked: string
  states: readonly State[]
  first: State
  words: typeof embedding.preview
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

type PreviewProps = Pick<EmbedChoiceProps, 'states' | 'words'> & {
  form: Ref<HTMLFormElement>
  shown: ShownList
  onChoose: (form: HTMLFormElement) => void
}

function EmbedPreview({ form, states, shown, words, onChoose }: PreviewProps) {
  const options = states.map(({ slug, name }) => ({ value: slug, words: name }))
  const languages = (['en', 'es'] as const).map((value) => ({ value, words: words.language[value] }))
  return (
    <DocSection id={words.id} title={words.title}>
      <form
        ref={form}
        className="row align-end no-print"
        method="get"
        action="/docs/embed"
        onChange={(event) => onChoose(event.currentTarget)}
      >
        <Field label={words.label} className="grow-18 w-28">
          {(wiring) => <Select {...wiring} name="state" defaultValue={shown.slug} options={options} />}
        </Field>
        <Field label={words.language.label} className="grow-18 w-28">
          {(wiring) => <Select {...wiring} name="lang" defaultValue={shown.language} options={languages} />}
        </Field>
        <Checkbox name="fields" value="1" defaultChecked={shown.hasFields}>
          {words.fields}
        </Checkbox>
        <Button type="submit" className="without-script">
          {words.show}
        </Button>
      </form>
      <p className="measure">
        {words.words}{' '}
        <SiteLink to={shown.address} newTab>
          {words.open}
        </SiteLink>
      </p>
      <iframe
        key={shown.address}
        className="preview-frame box-strong w-full no-print"
        src={shown.address}
        title={shown.title}
        lang={shown.language}
        loading="lazy"
      />
    </DocSection>
  )
}
