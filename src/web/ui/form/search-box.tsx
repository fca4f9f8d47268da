import type { ComponentProps } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import './search-box.css'

type SearchBoxProps = Omit<ComponentProps<'input'>, 'aria-label' | 'type'> & {
  /** Accessible name, shown as the placeholder too unless a shorter one is given. */
  label: string
  /** Words of the button; without it the field acts while one types. */
  submit?: string
}

/** A search field with its magnifier. Put it in a form (or `<search>`) that knows where the words go. */
export function SearchBox({ label, submit, className, placeholder = label, ...rest }: SearchBoxProps) {
  return (
    <div className={classNames('search', className)}>
      <span className="search-hint" aria-hidden="true">
        {placeholder}
      </span>
      <Icon name="search" />
      <input {...rest} type="search" aria-label={label} placeholder={placeholder} />
      {submit && (
        <Button type="submit" look="primary">
          {submit}
        </Button>
      )}
    </div>
  )
}
