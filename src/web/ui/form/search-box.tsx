import type { ComponentProps } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import './search-box.css'

type SearchBoxProps = Omit<ComponentProps<'input'>, 'aria-label' | 'type'> & {
  label: string
  submit?: string
}

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
