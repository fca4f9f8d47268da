import { useRef } from 'react'
import { focusNext } from '#web/parts/desk/focus-next.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Progress } from '#web/ui/waiting/progress.tsx'
import type { PhotoWords } from './photo-words.ts'
import { buildPhotosFormAddress } from './photos-form.ts'
import type { PhotoSending } from './use-photos.ts'

type AddPhotosProps = {
  residenceId: string
  words: PhotoWords
  isBusy: boolean
  answered: FormAnswer | null
  sendings: readonly PhotoSending[]
  send: (files: readonly File[]) => Promise<void>
}

export function AddPhotos({ residenceId, words, isBusy, answered, sendings, send }: AddPhotosProps) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <Form
      ref={form}
      className="desk-form stack stack-fill gap-3"
      action={buildPhotosFormAddress(residenceId)}
      encType="multipart/form-data"
      answered={answered}
      isResting={isBusy}
      send={async (action, typed) => {
        // Of no file a form holds one without a name.
        const all = typed.getAll('photo').filter((one) => one instanceof File)
        const files = all.filter(({ name }) => name !== '')
        if (files.length === 0)
          return { kind: 'failed', status: 422, message: words.noFile, fields: { photo: words.noFile } }
        await send(files)
        return { kind: 'done', next: action }
      }}
      onDone={(_, pressed) => {
        form.current?.reset()
        // With the last photo there is room for, the form goes.
        focusNext('p-photos', pressed)
      }}
    >
      {({ trouble }) => (
        <>
          <Field label={words.choose} help={words.chooseHelp} error={trouble?.fields.photo}>
            {(wiring) => (
              // A phone that keeps HEIC photos hands out JPEGs where only those are asked for.
              <input
                {...wiring}
                className="photo-files tap w-full"
                type="file"
                name="photo"
                multiple
                accept="image/jpeg,image/png"
              />
            )}
          </Field>
          <Button type="submit" icon="upload" aria-disabled={isBusy}>
            {words.add}
          </Button>
          {sendings.length > 0 && (
            <ul className="grid gap-3 break">
              {sendings.map((one) => (
                <li key={one.id}>
                  <OneSending sending={one} words={words} />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Form>
  )
}

function OneSending({ sending: { name, is, share, message }, words }: { sending: PhotoSending; words: PhotoWords }) {
  switch (is) {
    case 'waits':
      return <Progress label={name} value={0} max={1} words={words.waits} />
    case 'sending':
      return <Progress label={name} value={share} max={1} words={words.sending} />
    case 'working':
      return <Progress label={name} value={null} words={words.working} />
    case 'wrong':
      return (
        <p className="error" role="alert">
          <Icon name="alert" />
          <span>
            <b>{name}</b>: {message}
          </span>
        </p>
      )
  }
}
