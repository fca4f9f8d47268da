import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { liftAbove, touches } from './exit-place.ts'

/** Small moves of a thumb are not a change of direction. */
const SLACK_PX = 8
/** Where the browser does not say that the page has come to rest. */
const REST_MS = 150

const controls = 'a[href], button, input, select, textarea, summary'

/**
 * On phones the way out lies over the page. While somebody reads on it is an icon and one word, and whole again on the
 * way up, at the top and where it has the focus, unless that would cover a control. Where the page comes to rest it
 * rises above a phone number that it would lie on. Set on the element, so that scrolling renders nothing.
 */
export function useExitPlace(exit: RefObject<HTMLAnchorElement | null>): void {
  const { key } = useLocation()
  useEffect(() => {
    const element = exit.current
    if (!element) return
    let last = scrollY
    let isReading = false
    let resting: ReturnType<typeof setTimeout> | undefined

    function rest() {
      clearTimeout(resting)
      if (element) place(element, isReading)
    }
    function restSoon() {
      clearTimeout(resting)
      resting = setTimeout(rest, REST_MS)
    }
    function scrolled() {
      const moved = scrollY - last
      if (Math.abs(moved) >= SLACK_PX) {
        last = scrollY
        isReading = moved > 0
        if (isReading) element?.setAttribute('data-short', '')
        else if (element?.style.translate === '') element.removeAttribute('data-short')
      }
      if (!('onscrollend' in window)) restSoon()
    }
    const grown = new ResizeObserver(restSoon)
    grown.observe(document.body)
    addEventListener('scroll', scrolled, { passive: true })
    addEventListener('scrollend', rest)
    addEventListener('resize', restSoon)
    rest()
    return () => {
      clearTimeout(resting)
      grown.disconnect()
      removeEventListener('scroll', scrolled)
      removeEventListener('scrollend', rest)
      removeEventListener('resize', restSoon)
    }
    // A page that one has gone to lies under it as another one.
  }, [exit, key])
}

function place(exit: HTMLElement, isReading: boolean): void {
  exit.removeAttribute('data-short')
  exit.style.translate = ''
  // In the strip on desktops, and on the bar with the house's own number, it lies over nothing.
  if (getComputedStyle(exit).position !== 'fixed' || document.querySelector('.callbar')) return
  const around = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (one) => !one.closest('.crisis, [inert]') && one.checkVisibility({ visibilityProperty: true }),
  )
  const whole = exit.getBoundingClientRect()
  const isShort = isReading || around.some((one) => touches(whole, one.getBoundingClientRect()))
  exit.toggleAttribute('data-short', isShort)
  const numbers = around.filter((one) => one.matches('[href^="tel:"]')).map((one) => one.getBoundingClientRect())
  const lift = liftAbove(exit.getBoundingClientRect(), numbers, innerHeight)
  if (lift > 0) exit.style.translate = `0 -${lift}px`
}
