import { useEffect, useRef, useState } from 'react'
import type { FileView } from '#contract/calls/uploads.ts'
import { fileLimits } from '#domain/certification/evidence/evidence-files.ts'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { Progress } from '#web/ui/waiting/progress.tsx'
import { FileField } from './file-field.tsx'
import { type FileWords, fillWords } from './file-words.ts'
import { findLeftUpload, leaves, sendUpload, type UploadStep } from './send-upload.query.ts'

type FileAdderProps = {
  words: FileWords
  /** Where the form goes in a browser without script, with what else it says. */
  action: string
  hidden?: Readonly<Record<string, string>>
  refusal?: string | null
  /** Where the bytes of a file go, where they are to serve something there at once. */
  bytesAt?: (fileId: string) => string
  onAdded: (file: FileView) => void
}

type SendingFile = { file: File; step: UploadStep; stop: () => void }

export function FileAdder(props: FileAdderProps) {
  const { words, action, hidden = {}, refusal = null } = props
  const { sending, wrong, said, send } = useUpload(props)
  const left = useLeftUpload(props)
  const shown = wrong === null ? (sending || said ? null : refusal) : `${wrong} ${words.again}`
  return (
    <Form
      className="stack stack-fill gap-3"
      action={action}
      encType="multipart/form-data"
      send={async (_, typed) => {
        const file = typed.get('file')
        if (file instanceof File && file.name !== '') send(file)
        return { kind: 'done', next: action }
      }}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FileField
        label={words.choose}
        help={words.help}
        accept="application/pdf,image/jpeg,image/png"
        wrong={shown}
        isBusy={sending !== null}
        onFile={send}
      />
      <Button type="submit" icon="upload" className="without-script">
        {words.add}
      </Button>
      {sending && <OneSending sending={sending} words={words} />}
      <p className="small" role="status">
        {sending || wrong ? said : (said ?? left)}
      </p>
    </Form>
  )
}

function useLeftUpload({ words, action }: FileAdderProps): string | null {
  const owner = useActsFor()
  const [file, setFile] = useState<FileView | null>(null)
  useEffect(() => {
    let isOver = false
    void findLeftUpload(action, owner).then((found) => isOver || setFile(found))
    return () => {
      isOver = true
    }
  }, [action, owner])
  return file && fillWords(words.left, file.offset, file.size).replace('{name}', file.name)
}

function useUpload({ words, action, bytesAt, onAdded }: FileAdderProps) {
  const owner = useActsFor()
  const [sending, setSending] = useState<SendingFile | null>(null)
  const [end, setEnd] = useState<{ wrong: string | null; said: string | null }>({ wrong: null, said: null })
  const leaving = useRef<AbortController | null>(null)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      leaving.current?.abort(leaves)
    }
  }, [])

  async function send(file: File): Promise<void> {
    if (leaving.current) return
    setEnd({ wrong: null, said: null })
    const whyNot = sayWhyNot(file, words)
    if (whyNot !== null) {
      setEnd({ wrong: `${file.name}: ${whyNot}`, said: null })
      return
    }
    const stopping = new AbortController()
    leaving.current = stopping
    const show = (step: UploadStep) => {
      if (!isGone.current) setSending({ file, step, stop: () => stopping.abort() })
    }
    show({ is: 'sending', done: 0 })
    const ended = await sendUpload({
      file,
      owner,
      place: action,
      signal: stopping.signal,
      onStep: show,
      ...(bytesAt && { bytesAt }),
    })
    leaving.current = null
    if (isGone.current) return
    setSending(null)
    if (ended.is === 'failed') setEnd({ wrong: `${file.name}: ${ended.message}`, said: null })
    if (ended.is !== 'added') return
    const isHeld = ended.file.state === 'held'
    setEnd({ wrong: null, said: `${ended.file.name}: ${isHeld ? words.held : words.clean}` })
    onAdded(ended.file)
  }
  return { sending, wrong: end.wrong, said: end.said, send: (file: File) => void send(file) }
}

function sayWhyNot({ size }: File, words: FileWords): string | null {
  if (size === 0) return words.empty
  return size > fileLimits.bytes ? fillWords(words.tooLarge, 0, size) : null
}

function OneSending({ sending: { file, step, stop }, words }: { sending: SendingFile; words: FileWords }) {
  return (
    <div className="stack stack-fill gap-2">
      {step.is === 'checking' ? (
        <Progress label={file.name} value={null} words={words.checking} />
      ) : (
        <Progress
          label={file.name}
          value={step.done}
          max={file.size}
          words={fillWords(words[step.is], step.done, file.size)}
        />
      )}
      <div>
        <Button type="button" small icon="close" onClick={stop}>
          {words.stop}
          <VisuallyHidden> {file.name}</VisuallyHidden>
        </Button>
      </div>
    </div>
  )
}
