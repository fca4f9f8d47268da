import { Spinner } from '#web/ui/waiting/spinner.tsx'

/**
 * The spinner of spec section 2 (/about): turns while the page's script asks who is looking, in room that is always kept
 * (browser/session-slots.ts).
 */
export function SessionWait({ words }: { words: string }) {
  return (
    <span className="session-wait no-print">
      <span data-while-asking="" hidden>
        <Spinner words={words} wordsHidden />
      </span>
    </span>
  )
}
