import { useEffect, useRef, useState } from 'react'
import type { TextsWords } from '#content/staff/texts.ts'
import { isSameText, readTypedText, type TextWords, type TypedText, toFields } from '#domain/help/texts/site-text.ts'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { LeaveGuard, type LeaveWords } from '#web/parts/desk/form/leave-guard.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { Part } from '#web/parts/desk/lists/part.tsx'
import { useOwnAddress } from '#web/parts/desk/page/desk-page-state.ts'
import { Button } from '#web/ui/action/button.tsx'
import type { FormSent } from '#web/ui/form/form-way.ts'
import { Disclosure } from '#web/ui/text/disclosure.tsx'
import type { FoundText } from './find-text.ts'
import { TextFields } from './text-fields.tsx'
import { TextPreview } from './text-preview.tsx'

type TextFormProps = {
  text: FoundText
  older: 'en' | 'es' | null
  words: TextsWords
  leaveWords: LeaveWords
  onDone: () => void
  onFailed: () => void
}

export function TextForm({ text, older, words, leaveWords, onDone, onFailed }: TextFormProps) {
  const refused = useRefused()
  const { kind, item, standing, versions } = text
  const act = standing === null ? 'add' : 'save'
  const own = refused?.values.act === act ? refused : null
  const [start] = useState<TypedText>(own?.values ?? (standing ? toFields(standing) : {}))
  const [typed, setTyped] = useState(start)
  const [isBehind, setBehind] = useState(own !== null && own.message !== '')
  const address = useOwnAddress()
  const fields = useRef<HTMLDivElement>(null)
  const look = () => {
    const form = fields.current?.closest('form')
    if (form) setTyped(Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === 'string')))
  }
  // What somebody typed before the island woke counts.
  useEffect(look, [])
  const [published, setPublished] = useState<string | null>(null)
  // An effect, so that nothing asks on the way whether to leave.
  useEffect(() => {
    if (published !== null) location.assign(published)
  }, [published])
  const finish = ({ next }: FormSent) => (act === 'add' ? setPublished(next) : onDone())
  const shown = readTypedText(kind, typed).words
  const isDirty = published === null && !isSameText(shown, standing ?? readTypedText(kind, {}).words)
  return (
    <Part id="edit-title" title={words.form.title} gap={4} takesFocus>
      <DeskForm
        act={act}
        hidden={act === 'add' ? {} : { kind, item, version: String(versions[0]?.version ?? 0) }}
        said={words.form.published}
        didNotWork={words.form.notPublished}
        focusAfter="edit-title"
        refused={own?.message === '' ? null : own}
        className="stack stack-fill gap-6"
        onDone={finish}
        onFailed={({ status }) => {
          setBehind(status === 409)
          onFailed()
        }}
      >
        <div ref={fields} className="stack stack-fill gap-6">
          <TextFields text={text} older={older} start={start} words={words} onType={look} />
        </div>
        <Previews text={text} shown={shown} isBehind={isBehind} words={words} />
        <p className="acts">
          <SubmitButton variant="primary" label={words.form.publish} />
          <noscript>
            <Button type="submit" name="look" value="1" formAction={`${address}#preview`}>
              {words.form.look}
            </Button>
          </noscript>
        </p>
      </DeskForm>
      <LeaveGuard isDirty={isDirty} words={leaveWords} />
    </Part>
  )
}

type PreviewsProps = { text: FoundText; shown: TextWords; isBehind: boolean; words: TextsWords }

function Previews({ text, shown, isBehind, words: { preview, standing } }: PreviewsProps) {
  return (
    <>
      <section className="stack stack-fill gap-3" id="preview" aria-labelledby="preview-title">
        <h2 id="preview-title">{preview.title}</h2>
        <p className="small ink-2">{preview.lead}</p>
        {shown.en.title === '' ? <p className="ink-2">{preview.empty}</p> : <TextPreview text={text} words={shown} />}
      </section>
      {text.standing !== null && (
        <Disclosure className="fold-small" open={isBehind} summary={standing}>
          <TextPreview text={text} words={text.standing} />
        </Disclosure>
      )}
    </>
  )
}
