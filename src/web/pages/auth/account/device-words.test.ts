import { describe, expect, it } from 'vitest'
import { accountWords } from '#content/auth/account.ts'
import { describeDevice } from './device-words.ts'

const { sessions } = accountWords

describe('a device in words', () => {
  it('is browser and system', () => {
    const agent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'
    expect(describeDevice(agent, sessions)).toBe('Firefox on Windows')
  })

  it('does not take Edge for Chrome, nor Chrome for Safari', () => {
    const chrome = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Mobile'
    expect(describeDevice(`${chrome} Safari/537.36`, sessions)).toBe('Chrome on Android')
    expect(describeDevice(`${chrome} Safari/537.36 EdgA/146.0.0.0`, sessions)).toBe('Edge on Android')
  })

  it('tells an iPhone from a Mac, though it claims to be like one', () => {
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1'
    expect(describeDevice(agent, sessions)).toBe('Safari on iPhone')
  })

  it('says so when it does not know', () => {
    expect(describeDevice(null, sessions)).toBe('Unknown device')
    expect(describeDevice('curl/8.5', sessions)).toBe('Unknown device')
  })
})
