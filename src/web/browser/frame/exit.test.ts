// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { createShiftCounter, leaveSite } from './exit.ts'

const press = (timeStamp: number, key = 'Shift', repeat = false) => ({ key, repeat, timeStamp })

describe('Shift three times', () => {
  it('counts three presses within a second and a half', () => {
    const isThird = createShiftCounter()
    expect([press(0), press(400), press(900)].map(isThird)).toEqual([false, false, true])
    expect(isThird(press(1000))).toBe(false)
  })

  it('does not count slow presses, a key held down, or capitals typed', () => {
    expect([press(0), press(800), press(1600)].map(createShiftCounter())).not.toContain(true)
    expect([press(0), press(30, 'Shift', true), press(60, 'Shift', true)].map(createShiftCounter())).not.toContain(true)
    const typing = [press(0), press(50, 'A'), press(300), press(350, 'B'), press(600)]
    expect(typing.map(createShiftCounter())).not.toContain(true)
  })
})

it('leaving blanks the page first, forgets saved places, keeps the rest, and leaves no step back', () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {
    expect(document.documentElement.dataset.gone).toBe('')
  })
  localStorage.setItem('pl-saved-homes', '["a"]')
  localStorage.setItem('pl-theme', 'dark')
  sessionStorage.setItem('seen', '1')
  leaveSite('https://www.weather.gov/')
  expect(replace).toHaveBeenCalledWith('https://www.weather.gov/')
  expect(localStorage.getItem('pl-saved-homes')).toBeNull()
  expect(localStorage.getItem('pl-theme')).toBe('dark')
  expect(sessionStorage.length).toBe(0)
})
