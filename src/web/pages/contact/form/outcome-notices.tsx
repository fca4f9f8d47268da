import type { MouseEvent, RefObject } from 'react'
import type { ContactWords } from '#content/site/contact.ts'
import type { ToastMessage } from '#web/ui/overlay/toast-store.ts'
import { Notice } from '#web/ui/text/notice.tsx'
import { buildControlId, contactFields, type FieldErrors, isMissing } from './contact-form.ts'

type Focus = RefObject<HTMLDivElement | null>

function goToField(event: MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
}

export function ErrorSummary({ words, errors }: { words: ContactWords; errors: FieldErrors }) {
  const { title, description } = isMissing(errors, words) ? words.missing : words.refused
  const wrong = contactFields.filter(({ name }) => errors[name])
  return (
    <div tabIndex={-1} data-trouble className="news full">
      <Notice tone="danger" title={title}>
        <p>{description}</p>
        <ul className="stack gap-0 mt-1">
          {wrong.map(({ name }) => (
            <li key={name}>
              <a
                href={`#${buildControlId(name)}`}
                className="tap bold"
                onClick={(event) => goToField(event, buildControlId(name))}
              >
                {errors[name]}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

/** Repeats the toast in the page, for people who read slowly (docs/specification.md, ruling 9). */
export function FailedNotice({ words, hint }: { words: ToastMessage; hint: string }) {
  return (
    <div tabIndex={-1} data-trouble className="news full">
      <Notice tone="danger" title={words.title}>
        <p>{words.description}</p>
        <p>{hint}</p>
      </Notice>
    </div>
  )
}

/** `reference` is what a person quotes when they write again. */
export function SentPanel(props: { words: ContactWords; reference: string; focus?: Focus }) {
  const { words, reference, focus } = props
  return (
    <div ref={focus} tabIndex={-1} className="news mt-5">
      <Notice tone="success" title={words.sent.title}>
        <p>{words.sent.description}</p>
        {reference && (
          <p>
            {words.reference} <b className="nowrap">{reference}</b>.
          </p>
        )}
      </Notice>
    </div>
  )
}
