// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { freePlace, placeClear } from './free-place.ts'

describe('the place of a toast on a phone', () => {
  it('is the first below the header that covers no control', () => {
    const room = { from: 70, to: 780, height: 90 }
    expect(freePlace(room, [])).toBe(70)
    expect(freePlace(room, [{ top: 400, bottom: 456 }])).toBe(70)
    expect(freePlace(room, [{ top: 100, bottom: 156 }])).toBe(156)
    const steppers = [270, 120, 420].map((top) => ({ top, bottom: top + 56 }))
    expect(freePlace(room, steppers)).toBe(176)
    expect(freePlace(room, [{ top: 0, bottom: 300 }, ...steppers])).toBe(326)
  })

  it('is none where every place covers one', () => {
    const rows = Array.from({ length: 20 }, (_, row) => ({ top: row * 50, bottom: row * 50 + 44 }))
    expect(freePlace({ from: 70, to: 780, height: 90 }, rows)).toBeNull()
  })
})

describe('a toast on a phone', () => {
  afterEach(() => vi.restoreAllMocks())

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

  it('is as high as ever over links where there is no room for a slim one either', () => {
    expect(placed(`<button data-at="0 44"></button>${rows('a', 30)}`)).toEqual(['44px', false])
    expect(placed(rows('button', 30))).toEqual(['0px', false])
  })
})
