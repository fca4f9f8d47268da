import { Fragment } from 'react'
import type { WrittenPart as Part } from '#domain/help/texts/written-parts.ts'
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx'
import { keepNumbersWhole } from '#web/ui/text/whole-numbers.tsx'
import '#web/parts/sections/sections.css'
import '#web/ui/text/lists/facts.css'
import './written-parts.css'

export function WrittenPart({ part }: { part: Part }) {
  switch (part.kind) {
    case 'text':
      return part.lines.map((line, place) => <p key={place}>{keepNumbersWhole(line)}</p>)
    case 'steps':
      return <ol className="numbered grid gap-2">{asItems(part.lines)}</ol>
    case 'list':
      return <ul className="points grid gap-2">{asItems(part.lines)}</ul>
    case 'say':
      return (
        <blockquote className="say barred barred-brick stack gap-3">
          {part.lines.map((line, place) => (
            <p key={place}>
              <WithBlanks line={line} />
            </p>
          ))}
        </blockquote>
      )
    case 'terms':
      return (
        <dl className="defs">
          {part.terms.map(({ term, words }, place) => (
            <div key={place}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )
  }
}

function asItems(lines: readonly string[]) {
  return lines.map((line, place) => <li key={place}>{keepNumbersWhole(line)}</li>)
}

/** Screen readers read a blank as "blank". */
function WithBlanks({ line }: { line: string }) {
  return line.split('___').map((words, place) => (
    <Fragment key={place}>
      {place > 0 && (
        <span className="blank">
          <VisuallyHidden>blank</VisuallyHidden>
        </span>
      )}
      {words}
    </Fragment>
  ))
}
