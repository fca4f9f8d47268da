import type { Language } from '#domain/language.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/input.tsx'
import type { ShownList } from './shown-list.ts'

type PreviewProps = {
  states: readonly { slug: string; name: string }[]
  shown: ShownList
  words: {
    id: string
    title: string
    label: string
    language: { label: string } & Record<Language, string>
    show: string
    words: string
    open: string
  }
  /** Another state or language was chosen. */
  onChoose: (chosen: { state?: string; language?: string }) => void
}

/** A state's list in a frame, as other sites show it; the choice is a form, so that it works without script. */
export function EmbedPreview({ states, shown, words, onChoose }: PreviewProps) {
  const options = states.map(({ slug, name }) => ({ value: slug, words: name }))
  const languages = (['en', 'es'] as const).map((value) => ({ value, words: words.language[value] }))
  return (
    <section id={words.id} aria-labelledby={`${words.id}-title`}>
      <h2 id={`${words.id}-title`}>{words.title}</h2>
      <form className="preview-choice no-print" method="get" action="/docs/embed">
        <Field label={words.label}>
          {(wiring) => (
            <Select
              {...wiring}
              name="state"
              defaultValue={shown.slug}
              options={options}
              onChange={(event) => onChoose({ state: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label={words.language.label}>
          {(wiring) => (
            <Select
              {...wiring}
              name="lang"
              defaultValue={shown.language}
              options={languages}
              onChange={(event) => onChoose({ language: event.currentTarget.value })}
            />
          )}
        </Field>
        <Button type="submit" className="preview-show">
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
        className="preview-frame no-print"
        src={shown.address}
        title={shown.title}
        lang={shown.language}
        loading="lazy"
      />
    </section>
  )
}
