import { type FormEvent, useSyncExternalStore } from 'react'
import type { SharedWords } from '#domain/seeker-words/shared-list-words.ts'
import { forgetSavedHomes } from '#web/plumbing/saved-homes.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { keepLink, longestLabel, type OwnLink, readOwnLinks, subscribeToOwnLinks } from './own-links.ts'

type KeepLinkProps = { link: Omit<OwnLink, 'label'>; searchPath: string; words: SharedWords['mine']['keep'] }

const none: readonly OwnLink[] = []

/** For whoever makes lists for several people: a label for this one on this device, and the way to the next. */
export default function KeepLink({ link, searchPath, words }: KeepLinkProps) {
  const kept = useSyncExternalStore(subscribeToOwnLinks, readOwnLinks, () => none).find(
    ({ mine }) => mine === link.mine,
  )
  function keep(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const label = String(new FormData(event.currentTarget).get('label') ?? '').trim()
    if (label !== '') keepLink({ ...link, label })
  }
  function next(): void {
    forgetSavedHomes()
    location.assign(searchPath)
  }
  return (
    <section className="keep-link needs-script" aria-labelledby="keep-link">
      <h2 id="keep-link">{words.title}</h2>
      <p className="small">{words.lead}</p>
      <form className="share-link" onSubmit={keep}>
        <Field label={words.label} help={words.help}>
          {(wiring) => (
            <Input
              {...wiring}
              key={kept?.label}
              name="label"
              maxLength={longestLabel}
              autoComplete="off"
              required
              defaultValue={kept?.label}
            />
          )}
        </Field>
        <Button type="submit">{words.submit}</Button>
      </form>
      <p role="status">{kept && words.kept}</p>
      <Button look="text" small onClick={next}>
        {words.next}
      </Button>
    </section>
  )
}
