import '#web/ui/text/lists/facts.css'
import { SourceNote } from '#web/parts/figures/source-note.tsx'

type NumberKindsProps = { kinds: readonly { mark: string; words: string; isGap?: boolean }[] }

export function NumberKinds({ kinds }: NumberKindsProps) {
  return (
    <dl className="defs line-below mt-5 mb-5">
      {kinds.map(({ mark, words, isGap = false }) => (
        <div key={mark}>
          <dt>{isGap ? mark : <SourceNote>{mark}</SourceNote>}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
