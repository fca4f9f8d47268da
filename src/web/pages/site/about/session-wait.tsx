import { Spinner } from '#web/ui/waiting/spinner.tsx'

/** Its space is always reserved, by session-slots.ts (docs/specification.md, section 2 and ruling 3). */
export function SessionWait({ words }: { words: string }) {
  return (
    <span className="session-wait no-print">
      <span data-while-asking="" hidden>
        <Spinner words={words} wordsHidden />
      </span>
    </span>
  )
}
