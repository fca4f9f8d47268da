import { classNames } from '#web/ui/class-names.ts'
import { type IconName, iconPaths } from './icon-paths.ts'
import './icon.css'

export type { IconName }

/** A drawing beside words: it is always hidden from assistive technology, so the words (or an aria-label) must be there. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={classNames('icon', className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconPaths[name]} />
    </svg>
  )
}
