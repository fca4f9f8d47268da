import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useActsFor } from '#web/parts/desk/use-acts-for.ts'
import type { FormTrouble } from '#web/parts/form/use-sent-form.ts'
import { goTo } from '#web/plumbing/go-to.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Progress } from '#web/ui/waiting/progress.tsx'
import { sendFile } from './import.query.ts'

type FileFormProps = {
  /** The file that is being looked at, where there is one. */
  chosen?: { name: string; about: string } | undefined
  /** What a post without script came back with. */
  answered?: FormTrouble | null | undefined
}

type State = { is: 'resting' } | { is: 'sending'; share: number } | { is: 'wrong'; message: string }

/** One file and one button: chosen or dropped, sent and checked. Nothing is saved by it. */
export function FileForm({ chosen, answered }: FileFormProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState<string | null>(null)
  const { state, send, forget } = useSending(answered?.fields.sheet ?? answered?.message ?? null)
  // It may have been chosen before the page woke.
  useEffect(() => setName(input.current?.files?.[0]?.name ?? null), [])
  const wrong = state.is === 'wrong' ? state.message : null
  const about = name !== null && name !== chosen?.name ? 'Press Check to read it.' : chosen?.about

  return (
    <form
      className="file-form"
      method="post"
      action="/workspace/import"
      encType="multipart/form-data"
      noValidate
      data-held=""
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send(input.current?.files?.[0])
      }}
    >
      <div className="filebar">
        <div className="field grow">
          <label htmlFor={id}>Spreadsheet</label>
          <div className="filebox">
            <span className="filebox-words" aria-hidden="true">
              <b>{name ?? chosen?.name ?? 'No file chosen yet'}</b>{' '}
              <span className="quiet">{about ?? 'CSV or XLSX, up to 10 MB. You can drop it here.'}</span>
            </span>
            <span className="filebox-choose" aria-hidden="true">
              {name !== null || chosen ? 'Choose another' : 'Choose a file'}
            </span>
            <input
              ref={input}
              id={id}
              type="file"
              name="sheet"
              accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
              aria-describedby={wrong === null ? `${id}-help` : `${id}-help ${id}-error`}
              aria-invalid={wrong === null ? undefined : true}
              onChange={(event) => {
                setName(event.currentTarget.files?.[0]?.name ?? null)
                forget()
              }}
            />
          </div>
        </div>
        <Button type="submit" className="check-button" disabled={state.is === 'sending'}>
          Check
        </Button>
      </div>
      <p className="vh" id={`${id}-help`}>
        {name ?? chosen?.name ?? 'CSV or XLSX, up to 10 MB.'}
      </p>
      {wrong !== null && (
        <p className="error" id={`${id}-error`} role="alert">
          <Icon name="alert" />
          {wrong}
        </p>
      )}
      {state.is === 'sending' && (
        <div role="status">
          {state.share < 1 ? (
            <Progress label="Sending the file" value={state.share} max={1} />
          ) : (
            <Progress label="Reading and checking" value={null} words="A few seconds" />
          )}
        </div>
      )}
    </form>
  )
}

function useSending(answered: string | null) {
  const owner = useActsFor()
  const [state, setState] = useState<State>(answered === null ? { is: 'resting' } : { is: 'wrong', message: answered })
  async function send(file: File | undefined) {
    if (state.is === 'sending') return
    if (!file) {
      setState({ is: 'wrong', message: 'Choose a file first.' })
      return
    }
    setState({ is: 'sending', share: 0 })
    const sent = await sendFile(owner, file, (share) => setState({ is: 'sending', share }))
    if (sent.kind === 'failed') {
      setState({ is: 'wrong', message: sent.fields.sheet ?? sent.message })
      return
    }
    await goTo(`/workspace/import/${sent.value}`)
    setState({ is: 'resting' })
  }
  return { state, send, forget: () => setState({ is: 'resting' }) }
}
