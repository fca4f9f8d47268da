import { Button } from '#web/ui/action/button.tsx'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/input.tsx'

type PreviewProps = {
  states: readonly { slug: string; name: string }[]
  shown: { slug: string; name: string }
  words: { id: string; title: string; label: string; show: string; words: string; frame: string; open: string }
  /** Another state was chosen. */
  onChoose: (slug: string) => void
}

/** A state's list in a frame, as other sites show it; the choice is a form, so that it works without script. */
export function EmbedPreview({ states, shown, words, onChoose }: PreviewProps) {
  const src = `/embed/directory/${shown.slug}`
  const options = states.map(({ slug, name }) => ({ value: slug, words: name }))
  const title = words.frame.replace('{name}', shown.name)
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
              onChange={(event) => onChoose(event.currentTarget.value)}
            />
          )}
        </Field>
        <Button type="submit" className="preview-show">
          {words.show}
        </Button>
      </form>
      <p className="measure">
        {words.words}{' '}
        <SiteLink to={src} newTab>
          {words.open}
        </SiteLink>
      </p>
      <iframe key={src} className="preview-frame no-print" src={src} title={title} loading="lazy" />
    </section>
  )
}
