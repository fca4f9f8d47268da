import type { Ref } from 'react'
import type { embedding } from '#content/docs/embedding.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Checkbox, Select } from '#web/ui/form/input.tsx'
import { DocSection } from './doc-sections.tsx'
import type { ShownList, State } from './shown-list.ts'

export type PreviewWords = typeof embedding.preview

type PreviewProps = {
  form: Ref<HTMLFormElement>
  states: readonly State[]
  shown: ShownList
  words: PreviewWords
  onChoose: (form: HTMLFormElement) => void
}

export function EmbedPreview({ form, states, shown, words, onChoose }: PreviewProps) {
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
