// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SiteLink } from '#web/ui/action/site-link.tsx'
import { useWaysOffline } from './use-ways-offline.ts'

const went = vi.fn()

function Desk() {
  useWaysOffline()
  return (
    <>
      <SiteLink to="/workspace/messages">Messages</SiteLink>
      <SiteLink to="/workspace/beds?house=h#house-h">Board</SiteLink>
      <SiteLink to="/docs/api" newTab>
        In a new tab
      </SiteLink>
      <SiteLink to="#below">Below</SiteLink>
      <SiteLink to="tel:988">988</SiteLink>
    </>
  )
}

const Nothing = () => <p>There</p>
const Stub = createRoutesStub([
  { path: '/', Component: Desk },
  { path: '*', Component: Nothing },
])

let controller: object | null
beforeEach(() => {
  went.mockReset()
  controller = {}
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: () => ({ controller }) })
  vi.spyOn(location, 'assign').mockImplementation(went)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const press = (name: string | RegExp, how: object = {}) => fireEvent.click(screen.getByRole('link', { name }), how)

describe('a link at the desk without a network', () => {
  it('to a room is followed as a browser does it, so that the worker answers there', () => {
    render(<Stub />)
    press('Messages')
    expect(went.mock.calls.map(([href]) => new URL(href).pathname)).toEqual(['/workspace/messages'])
    expect(screen.queryByText('There')).toBeNull()
  })

  it('to the board goes the way it always does', async () => {
    render(<Stub />)
    press('Board')
    expect(await screen.findByText('There')).toBeTruthy()
    expect(went).not.toHaveBeenCalled()
  })

  it.each(['In a new tab', 'Below', '988'])('"%s" is left alone', (name) => {
    render(<Stub />)
    press(new RegExp(`^${name}`))
    expect(went).not.toHaveBeenCalled()
  })

  it('is left alone where a key asks for a new tab', () => {
    render(<Stub />)
    press('Messages', { ctrlKey: true })
    expect(went).not.toHaveBeenCalled()
  })

  it.each([
    ['there is a network', { isOnline: true, keeps: {} }],
    ['the device keeps no board', { isOnline: false, keeps: null }],
  ])('goes the way it always does where %s', async (_, { isOnline, keeps }) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    controller = keeps
    render(<Stub />)
    press('Messages')
    expect(await screen.findByText('There')).toBeTruthy()
    expect(went).not.toHaveBeenCalled()
  })
})
