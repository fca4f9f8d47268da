import { type ReactNode, useId } from 'react'
import { joinClassNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import './field.css'

export type FieldWiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

type FieldProps = {
  label: ReactNode
  /** True, or the words for it in another language. */
  optional?: boolean | string
  help?: ReactNode
  error?: string | null | undefined
  id?: string
  className?: string | undefined
  children: (wiring: FieldWiring) => ReactNode
}

export function Field({ label, optional = false, help, error, id, className, children }: FieldProps) {
  const made = useId()
  const controlId = id ?? made
  const helpId = help ? `${controlId}-help` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div className={joinClassNames('field', className)}>
      <label htmlFor={controlId}>
        {label}
        {optional && <span className="opt"> {optional === true ? '(optional)' : optional}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': [helpId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {help && (
        <p className="help" id={helpId}>
          {help}
        </p>
      )}
      {error && (
        <p className="error" id={errorId}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  )
}
