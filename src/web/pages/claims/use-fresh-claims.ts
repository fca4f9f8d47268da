import { useCallback } from 'react'
import { useDeskNews } from '#web/parts/desk/news/use-desk-news.ts'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'

/** Not while a reason is being typed, which would be lost if somebody else decided that claim; sending it says so. */
export function useFreshClaims(isOn: boolean): void {
  const { reread } = useDeskPageState()
  const onNews = useCallback(() => {
    const isWriting = [...document.querySelectorAll('textarea')].some(
      ({ value, defaultValue }) => value !== defaultValue,
    )
    if (!isWriting) void reread()
  }, [reread])
  useDeskNews(isOn, onNews)
}
