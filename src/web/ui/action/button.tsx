import type { ComponentProps } from 'react'
import { joinClassNames } from '#web/ui/class-names.ts'
import { Icon, type IconName } from '#web/ui/icon/icon.tsx'
import { keepNumbersWhole } from '#web/ui/text/whole-numbers.tsx'
import { SiteLink, type SiteLinkProps } from './site-link.tsx'
import './button.css'

type Variant = {
  variant?: 'primary' | 'line' | 'text' | 'danger' | 'bare' | undefined
  small?: boolean | undefined
  wide?: boolean | undefined
  icon?: IconName | undefined
}

function buildButtonClass({ variant = 'line', small, wide }: Variant, className?: string) {
  return joinClassNames('btn', variant !== 'bare' && `btn-${variant}`, small && 'btn-sm', wide && 'w-full', className)
}

export type ButtonProps = ComponentProps<'button'> & Variant

export function Button({ variant, small, wide, icon, className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={buildButtonClass({ variant, small, wide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

export function ButtonLink({ variant, small, wide, icon, className, children, ...rest }: SiteLinkProps & Variant) {
  return (
    <SiteLink {...rest} className={buildButtonClass({ variant, small, wide }, className)}>
      {icon && <Icon name={icon} />}
      {keepNumbersWhole(children)}
    </SiteLink>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & { icon: IconName; label: string }

/** The only drawings that may stand without words: 44 px square, with an accessible name. */
export function IconButton({ icon, label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={joinClassNames('btn btn-icon', className)}>
      <Icon name={icon} />
    </button>
  )
}
