import { joinClassNames } from '#web/ui/class-names.ts'
import { Drawing } from './drawing.tsx'
import { type IconName, iconPaths } from './icon-paths.ts'
import './icon.css'

export type { IconName }

/** Always hidden from assistive technology, so words or an aria-label must be there. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <Drawing id={`i-${name}`} viewBox="0 0 24 24" className={joinClassNames('icon', className)}>
      <path d={iconPaths[name]} />
    </Drawing>
  )
}
