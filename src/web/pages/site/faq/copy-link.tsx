import { Icon } from '#web/ui/icon/icon.tsx'

/**
 * The page's script copies it (browser/device/copy-text.ts); without script, following it puts the same address into the
 * address bar.
 */
export function CopyLink({ id, words }: { id: string; words: string }) {
  return (
    <p className="line gap-4 small quiet no-print">
      <a href={`#${id}`} className="tap ink-3" data-copy-address={`/faq#${id}`}>
        <Icon name="link" />
        {words}
      </a>
      {/* The script may have said something here before React hydrates this: that stays. */}
      <span role="status" suppressHydrationWarning>
        {''}
      </span>
    </p>
  )
}
