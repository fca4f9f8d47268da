// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { markAwake, putToSleep, WAKE_SCRIPT } from './waking.ts'

const page = (script: string) =>
  `<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head><body>${script}</body>`

describe('a page put to sleep', () => {
  it('names its modules in a block that does nothing by itself', () => {
    expect(putToSleep(page('<script type="module" async="">import "/a.js";</script>'))).toBe(
      '<head></head><body><script type="text/plain" id="sleeping" data-modules="/a.js /b.js">import "/a.js";</script></body>',
    )
  })

  it('keeps the nonce of a page rendered for one request', () => {
    const html = putToSleep(page('<script nonce="n" type="module" async="">1</script>'))
    expect(html).toContain('<script nonce="n" type="text/plain" id="sleeping"')
  })
})

describe('a sleeping page', () => {
  beforeEach(() => {
    document.head.replaceChildren()
    document.body.innerHTML =
      '<script type="text/plain" id="sleeping" data-modules="/a.js /b.js">window.woken=1</script>' +
      '<button type="button">Menu</button><button>Send</button><a href="/docs" data-held="">Documentation</a>' +
      '<a href="/about">About</a><form data-held=""><input name="a"/><button id="ask">Ask</button></form>'
    delete document.documentElement.dataset.ready
    new Function(WAKE_SCRIPT)()
  })
  afterEach(() => void vi.useRealTimers())

  const wakers = () => [...document.head.querySelectorAll('script[type=module]')].map((script) => script.textContent)
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement

  it.each(['pointerdown', 'keydown', 'focusin'])('wakes once at the first %s', (touch) => {
    expect(wakers()).toEqual([])
    dispatchEvent(new Event(touch))
    dispatchEvent(new Event(touch))
    expect(wakers()).toEqual(['window.woken=1'])
    expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
      '/a.js',
      '/b.js',
    ])
  })

  it('keeps a tap on a button until it is awake', () => {
    const handled = vi.fn()
    find('button').addEventListener('click', handled)
    find('button').click()
    expect(handled).not.toHaveBeenCalled()
    markAwake()
    expect(handled).toHaveBeenCalledOnce()
    find('button').click()
    expect(handled).toHaveBeenCalledTimes(2)
  })

  it('lets plain links and buttons of forms do what they do', () => {
    for (const selector of ['a[href="/about"]', 'button:not([type])']) {
      const tap = new MouseEvent('click', { bubbles: true, cancelable: true })
      find(selector).addEventListener('click', (event) => event.preventDefault(), { once: true })
      const prevented = vi.spyOn(tap, 'stopImmediatePropagation')
      find(selector).dispatchEvent(tap)
      expect(prevented, selector).not.toHaveBeenCalled()
    }
  })

  it('keeps what a form would send, and sends it as HTML does when it does not wake', () => {
    vi.useFakeTimers()
    const form = find('form') as HTMLFormElement
    const sent = vi.spyOn(form, 'submit').mockImplementation(() => {})
    find('#ask').click()
    vi.advanceTimersByTime(1499)
    expect(sent).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(sent).toHaveBeenCalledOnce()
  })

  it('does not do twice what was tapped before it woke', () => {
    const handled = vi.fn()
    find('a[data-held]').addEventListener('click', (event) => {
      event.preventDefault()
      handled()
    })
    find('a[data-held]').click()
    markAwake()
    markAwake()
    expect(handled).toHaveBeenCalledOnce()
  })
})
