import { useCallback } from 'react'
import { useDeskNews } from '#web/parts/desk/news/use-desk-news.ts'
import { useAtPage } from '#web/parts/desk/page/at-page.ts'

/**
 * Reads the claims of a decider anew when one of them may have changed; not while a reason is being written, which would be
 * gone with a claim that somebody else decided. Sending it says so.
 */
export function useFreshClaims(isOn: boolean): void {
  const { reread } = useAtPage()
  const hear = useCallback(() => {
    const isWriting = [...document.querySelectorAll('textarea')].some(
      ({ value, defaultValue }) => value !== defaultValue,
    )
    if (!isWriting) void reread()
  }, [reread])
  useDeskNews(isOn, hear)
}
