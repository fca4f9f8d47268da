import type { ComponentProps } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { joinClassNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import './search-box.css'

type SearchBoxProps = Omit<ComponentProps<'input'>, 'aria-label' | 'type'> & {
  label: string
  submit?: string
  /** What is typed acts at once: the button is there for those without script. */
  isLive?: boolean
}

export function SearchBox({ label, submit, isLive = false, className, placeholder = label, ...rest }: SearchBoxProps) {
  return (
    <div className={joinClassNames('search box-strong', className)}>
      <span className="search-hint" aria-hidden="true">
        {placeholder}
      </span>
      <Icon name="search" />
      <input {...rest} type="search" aria-label={label} placeholder={placeholder} />
      {submit && (
        <Button type="submit" variant="primary" className={isLive ? 'without-script' : undefined}>
          {submit}
        </Button>
      )}
    </div>
  )
}
