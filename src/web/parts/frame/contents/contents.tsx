import { joinClassNames } from '#web/ui/class-names.ts'
import '#web/parts/sections/sections.css'

type ContentsProps = {
  title: string
  entries: readonly { id: string; title: string }[]
  className?: string
}

export function Contents({ title, entries, className }: ContentsProps) {
  return (
    <nav className={joinClassNames('contents plain-links no-print', className)} aria-label={title}>
      <p className="small">
        <b>{title}</b>
      </p>
      <ul className="fit-10 gap-5 mt-1 line-below tight">
        {entries.map((entry) => (
          <li key={entry.id} className="line-above">
            <a className="tap pad-y-2 w-full" href={`#${entry.id}`}>
              {entry.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
