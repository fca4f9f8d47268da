import type { ComponentProps } from 'react'
import { joinClassNames } from '#web/ui/class-names.ts'
import './input.css'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={joinClassNames('input', className)} />
}

export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} rows={rows} className={joinClassNames('input', className)} />
}

/** A phone that keeps HEIC photos hands out JPEGs where only those are asked for. */
export function FileInput(props: ComponentProps<'input'>) {
  const taken = 'application/pdf,image/jpeg,image/png'
  return <input {...props} className="photo-files tap w-full" type="file" accept={taken} />
}

export type Option = { value: string; words: string }

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & { options: readonly Option[]; placeholder?: string }

/**
 * The browser's own list: it works without script and as the phone's own picker. Throws when an option has an empty
 * value, which is reserved for the placeholder (docs/specification.md, section 5).
 */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  if (options.some((option) => option.value === '')) {
    throw new Error('A select option must have a value that is not an empty string.')
  }
  return (
    <select {...rest} className={joinClassNames('input', className)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.words}
        </option>
      ))}
    </select>
  )
}

export function Checkbox({ children, emphasis = false, ...rest }: ComponentProps<'input'> & { emphasis?: boolean }) {
  return (
    <label className={emphasis ? 'switch' : 'checkline'}>
      <input {...rest} type="checkbox" />
      <span>{children}</span>
    </label>
  )
}
