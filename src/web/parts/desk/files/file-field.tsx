import { useEffect, useId, useRef } from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'
import '#web/ui/form/field.css'

type FileFieldProps = {
  label: string
  help: string
  accept: string
  wrong: string | null
  isBusy?: boolean
  onFile: (file: File) => void
}

export function FileField({ label, help, accept, wrong, isBusy = false, onFile }: FileFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const take = useRef(onFile)
  useEffect(() => {
    take.current = onFile
  })
  // One that was chosen before the script came.
  useEffect(() => {
    if (input.current) takeChosen(input.current, take.current)
  }, [])
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {/* A phone that keeps HEIC photos hands out JPEGs where only those are asked for. */}
      <input
        id={id}
        ref={input}
        className="photo-files tap w-full"
        type="file"
        name="file"
        accept={accept}
        aria-disabled={isBusy}
        aria-invalid={wrong === null ? undefined : true}
        aria-describedby={`${id}-help`}
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={({ currentTarget }) => takeChosen(currentTarget, onFile)}
      />
      <p className="help" id={`${id}-help`}>
        {wrong === null ? (
          help
        ) : (
          <span className="error" role="alert">
            <Icon name="alert" />
            <span>{wrong}</span>
          </span>
        )}
      </p>
    </div>
  )
}

/** And clears the input, so that the same one may be chosen again. */
function takeChosen(input: HTMLInputElement, onFile: (file: File) => void): void {
  const [file] = input.files ?? []
  input.value = ''
  if (file) onFile(file)
}
