import { useEffect, useId, useRef, useState } from 'react'
import type { importWords } from '#content/imports/imports.ts'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import type { FormRefused, FormSent, FormTrouble } from '#web/ui/form/form-way.ts'
import '#web/ui/form/field.css'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Progress } from '#web/ui/waiting/progress.tsx'
import { sendFile } from './import.query.ts'

type FileWords = typeof importWords.file

type FileFormProps = {
  words: FileWords
  chosen?: { name: string; about: string } | undefined
  answered?: FormTrouble | null | undefined
}

export function FileForm({ words, chosen, answered = null }: FileFormProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState<string | null>(null)
  const { share, send } = useSending(words.missing)
  // What was wrong was so of the file before.
  const [isOther, setOther] = useState(false)
  // It may have been chosen before the page woke.
  useEffect(() => setName(input.current?.files?.[0]?.name ?? null), [])
  const about = name !== null && name !== chosen?.name ? words.unread : chosen?.about

  return (
    <Form
      className="grid gap-3 mt-4 no-print"
      action="/workspace/import"
      encType="multipart/form-data"
      answered={answered}
      onSend={() => setOther(false)}
      send={(_, typed) => send(typed.get('sheet'))}
    >
      {({ isPending, trouble }) => {
        const wrong = trouble === null || isOther ? null : (trouble.fields.sheet ?? trouble.message)
        return (
          <>
            <div className="filter row align-end">
              <div className="field file-field">
                <label htmlFor={id}>{words.label}</label>
                <div className="filebox box-dashed row between gap-4 tight">
                  <span className="break needs-script" aria-hidden="true">
                    <b>{name ?? chosen?.name ?? words.none}</b> <span className="quiet">{about ?? words.drop}</span>
                  </span>
                  <span className="as-link bold to-end needs-script" aria-hidden="true">
                    {name !== null || chosen ? words.another : words.choose}
                  </span>
                  <input
                    ref={input}
                    id={id}
                    className="over"
                    type="file"
                    name="sheet"
                    accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
                    aria-describedby={wrong === null ? `${id}-help` : `${id}-help ${id}-error`}
                    aria-invalid={wrong === null ? undefined : true}
                    onChange={(event) => {
                      setName(event.currentTarget.files?.[0]?.name ?? null)
                      setOther(true)
                    }}
                  />
                </div>
              </div>
              <Button type="submit" className="check-button" disabled={isPending}>
                {words.submit}
              </Button>
            </div>
            <p className="vh" id={`${id}-help`}>
              {name ?? chosen?.name ?? words.limit}
            </p>
            {wrong !== null && (
              <p className="error" id={`${id}-error`} role="alert">
                <Icon name="alert" />
                {wrong}
              </p>
            )}
            {isPending && (
              <div role="status">
                {share < 1 ? (
                  <Progress label={words.sending} value={share} max={1} />
                ) : (
                  <Progress label={words.reading} value={null} words={words.soon} />
                )}
              </div>
            )}
          </>
        )
      }}
    </Form>
  )
}

function useSending(missing: string) {
  const owner = useActsFor()
  const [share, setShare] = useState(0)
  async function send(file: FormDataEntryValue | null): Promise<FormSent | FormRefused> {
    // Of no file a form holds one without a name.
    if (!(file instanceof File) || file.name === '') {
      return { kind: 'failed', status: 422, message: missing, fields: {} }
    }
    setShare(0)
    const sent = await sendFile(owner, file, setShare)
    return sent.kind === 'failed' ? sent : { kind: 'done', next: `/workspace/import/${sent.value}` }
  }
  return { share, send }
}
