// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { findFreePlace, findLowestFreePlace, placeClear } from './free-place.ts'

describe('the place of a toast on a phone', () => {
  it('is the first below the header that covers no control', () => {
    const room = { from: 70, to: 780, height: 90 }
    expect(findFreePlace(room, [])).toBe(70)
    expect(findFreePlace(room, [{ top: 400, bottom: 456 }])).toBe(70)
    expect(findFreePlace(room, [{ top: 100, bottom: 156 }])).toBe(156)
    const steppers = [270, 120, 420].map((top) => ({ top, bottom: top + 56 }))
    expect(findFreePlace(room, steppers)).toBe(176)
    expect(findFreePlace(room, [{ top: 0, bottom: 300 }, ...steppers])).toBe(326)
  })

  it('is the last above the foot that covers no control', () => {
    const room = { from: 70, to: 780, height: 90 }
    expect(findLowestFreePlace(room, [])).toBe(690)
    expect(findLowestFreePlace(room, [{ top: 700, bottom: 756 }])).toBe(610)
    expect(findLowestFreePlace(room, [{ top: 160, bottom: 780 }])).toBe(70)
    expect(findLowestFreePlace(room, [{ top: 150, bottom: 780 }])).toBeNull()
  })

  it('is none where every place covers one', () => {
    const rows = Array.from({ length: 20 }, (_, row) => ({ top: row * 50, bottom: row * 50 + 44 }))
    expect(findFreePlace({ from: 70, to: 780, height: 90 }, rows)).toBeNull()
  })
})

describe('a toast on a phone', () => {
  /** A window of 844 px with controls at these heights, and a toast that is 96 px high, or 50 where it is slim. */
  function placed(controls: string) {
    document.body.innerHTML = `${controls}<ol></ol>`
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const [top = 0, height = 0] = (this.dataset.at ?? '').split(' ').map(Number)
      return new DOMRect(0, top, 390, height)
    })
    window.innerHeight = 844
    const toast = document.querySelector('ol') as HTMLElement
    Object.defineProperty(toast, 'offsetHeight', { get: () => (toast.hasAttribute('data-slim') ? 50 : 96) })
    placeClear(toast)
    return [toast.style.getPropertyValue('--toast-top'), toast.hasAttribute('data-slim')]
  }
  const rows = (tag: string, gap: number) =>
    Array.from({ length: 20 }, (_, row) => `<${tag} href="#" data-at="${row * (44 + gap)} 44"></${tag}>`).join('')

  it('is slim where only so it covers neither a button nor a link', () => {
    expect(placed(`<button data-at="40 44"></button>`)).toEqual(['84px', false])
    expect(placed(rows('a', 120))).toEqual(['44px', false])
    expect(placed(rows('a', 56))).toEqual(['44px', true])
  })

  it('stands above "Leave this site", and never on the notice that says the same', () => {
    const foot = '<a class="exit" href="#" data-at="788 48"></a>'
    expect(placed(foot)).toEqual(['676px', false])
    expect(placed(`${foot}<input data-at="700 48">`)).toEqual(['596px', false])
    expect(placed(`${foot}<main><p class="notice" data-at="500 200"></p></main>`)).toEqual(['396px', false])
  })

  it('is as high as ever over links where there is no room for a slim one either', () => {
    expect(placed(`<button data-at="0 44"></button>${rows('a', 30)}`)).toEqual(['44px', false])
    expect(placed(rows('button', 30))).toEqual(['0px', false])
  })
})
