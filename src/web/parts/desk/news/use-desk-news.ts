import { useEffect, useEffectEvent } from 'react'
import { minuteMs } from '#domain/language/durations.ts'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { type DeskNews, subscribeToDesk } from './subscribe-to-desk.ts'

const gatherMs = 300
/** Longer than a page takes to come, and than most clocks differ. */
const storedAfterMs = 5 * minuteMs

/** Only while the page is visible: data read in the background would count as seen. */
export function useDeskNews(
  isOn: boolean,
  onNews: () => void,
  concerns: (news: DeskNews) => boolean = acceptAny,
): void {
  const { heardTo } = useDeskPageState()
  const follow = useEffectEvent((tell: () => void) => subscribeToDesk((news) => concerns(news) && tell(), heardTo))
  const hearNow = useEffectEvent(() => onNews())
  useEffect(() => {
    if (!isOn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isMissed = false
    const tell = () => {
      isMissed = document.visibilityState !== 'visible'
      if (!isMissed) hearNow()
    }
    const tellSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(tell, gatherMs)
    }
    const look = () => {
      if (isMissed) tellSoon()
    }
    const desk = follow(tellSoon)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      desk.stop()
      document.removeEventListener('visibilitychange', look)
    }
  }, [isOn])
}

const acceptAny = () => true

/** A page from the worker's or the browser's store is read again at once, and so is any when the network is back. */
export function useFreshPage(isOn: boolean, readAt: string | null = null): void {
  const { reread } = useDeskPageState()
  useDeskNews(isOn, reread)
  const isStored = useEffectEvent(
    () =>
      'stored' in document.documentElement.dataset ||
      (readAt !== null && Date.now() - Date.parse(readAt) > storedAfterMs),
  )
  useEffect(() => {
    if (!isOn) return
    const readAgain = () => void reread()
    if (isStored()) readAgain()
    addEventListener('online', readAgain)
    return () => removeEventListener('online', readAgain)
  }, [isOn, reread])
}
