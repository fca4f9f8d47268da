import { Spinner } from '#web/ui/waiting/spinner.tsx'

/** The spinner of the specification, section 2 (/about); its space is always kept (browser/session-slots.ts). */
export function SessionWait({ words }: { words: string }) {
  return (
    <span className="session-wait no-print">
      <span data-while-asking="" hidden>
        <Spinner words={words} wordsHidden />
      </span>
    </span>
  )
}
