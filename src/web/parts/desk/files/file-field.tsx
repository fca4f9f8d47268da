import { useId } from 'react'
import { Icon } from '#web/ui/icon/icon.tsx'
import '#web/ui/form/field.css'

type FileFieldProps = {
  label: string
  help: string
  accept: string
  /** In place of the help. */
  wrong: string | null
  isBusy?: boolean
  onFile: (file: File) => void
}

export function FileField({ label, help, accept, wrong, isBusy = false, onFile }: FileFieldProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {/* A phone that keeps HEIC photos hands out JPEGs where only those are asked for. */}
      <input
        id={id}
        className="photo-files tap w-full"
        type="file"
        name="file"
        accept={accept}
        aria-disabled={isBusy}
        aria-invalid={wrong === null ? undefined : true}
        aria-describedby={`${id}-help`}
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          // So that the same one may be chosen again.
          currentTarget.value = ''
        }}
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
