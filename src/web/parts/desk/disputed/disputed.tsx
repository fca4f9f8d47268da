import type { Texts } from '#domain/certification/application/answering/seen.ts'
import { Notice } from '#web/ui/text/notice.tsx'

type DisputedWords = {
  title: string
  words: string
  fields: Readonly<Record<string, string>>
  theirs: string
  mine: string
  empty: string
}

type DisputedProps<Field extends string> = {
  fields: readonly Field[]
  theirs: Texts<Field>
  keep?: (field: Field, side: 'mine' | 'theirs', theirs: Texts<Field>) => void
  /** What a value means, where it is not its own words. */
  read?: (field: Field, text: string) => string | undefined
  words: DisputedWords
}

/** What two people changed to different things: without script it is chosen, and saved with the form. */
export function Disputed<Field extends string>({ fields, theirs, keep, read, words }: DisputedProps<Field>) {
  if (fields.length === 0) return null
  return (
    <div className="stack stack-fill gap-3" tabIndex={-1} data-trouble>
      <Notice announced icon="compare" title={words.title}>
        <p>{words.words}</p>
      </Notice>
      <input type="hidden" name="theirs" value={JSON.stringify(theirs)} />
      {fields.map((field) => (
        <fieldset key={field} className="stack stack-fill gap-2">
          <legend className="bold">{words.fields[field]}</legend>
          {(['theirs', 'mine'] as const).map((side) => (
            <label key={side} className="choice marked gap-3 align-start pad-3">
              <input type="radio" name={`keep_${field}`} value={side} onChange={() => keep?.(field, side, theirs)} />
              <span className="stack gap-0">
                <b>{words[side]}</b>
                {side === 'theirs' && (
                  <span className="as-typed">{read?.(field, theirs[field]) ?? (theirs[field] || words.empty)}</span>
                )}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
