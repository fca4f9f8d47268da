// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { fakeEventSource } from '#tests/support/live/fake-event-source.ts'
import { DeskScreen, type DeskShown } from '#web/parts/desk/page/desk-screen.tsx'
import type { DeskAnswer } from '#web/parts/desk/page/read-visit.ts'
import { DeskFrame } from './desk-frame.tsx'

const person = {
  id: 'olive',
  email: 'olive@homes.example',
  firstName: 'Olive',
  lastName: 'Ashby',
  organization: { id: 'homes', name: 'Porch Homes', kind: 'operator', role: 'owner' },
} as unknown as SignedInUser

const read = (text: string, by?: string): DeskAnswer<string> => ({
  kind: 'read',
  read: text,
  at: '2026-11-22T09:00:00Z',
  ...(by !== undefined && { by }),
})
const failedWith = (status: number): DeskAnswer<string> => ({
  kind: 'failed',
  failure: { kind: 'failed', status, message: `Message of ${status}.`, fields: {} },
})

const notAnew = 'We could not read this page anew.'

let sources: ReturnType<typeof fakeEventSource>
const pageAnswer = vi.fn(async (): Promise<Response> => json(read('Two beds')))
const json = (said: unknown, status = 200) => Response.json(said, { status })
const elsewhere = (to: string) => json({ kind: 'elsewhere', to })

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  sources = fakeEventSource()
  pageAnswer.mockReset().mockImplementation(async () => json(read('Two beds')))
  vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
    if (address === '/workspace/team?done=1') {
      expect(headers).toEqual({ Accept: 'application/json' })
      return pageAnswer()
    }
    return Response.json({ unanswered: 0, questions: 0 })
  })
})

function Team({ answer }: DeskShown<string>) {
  return (
    <DeskFrame answer={answer} title="Team" here="/workspace/team" isFresh>
      {(text) => <input aria-label={text} />}
    </DeskFrame>
  )
}

function show(answer: DeskAnswer<string>, user = person) {
  render(<DeskScreen of={{ answer, user, refused: null, path: '/workspace/team', query: 'done=1' }} show={Team} />)
}

async function showScreen(answer: DeskAnswer<string> = read('Two beds')): Promise<HTMLInputElement> {
  show(answer)
  const input = await screen.findByLabelText<HTMLInputElement>('Two beds')
  fireEvent.input(input, { target: { value: 'half a sentence' } })
  return input
}

async function tell(): Promise<void> {
  await vi.waitFor(() => sources.last)
  await act(() => sources.last.tell('again'))
  await act(() => vi.advanceTimersByTimeAsync(400))
}

describe('a screen that is read anew by itself', () => {
  it.each<[string, () => Promise<Response>]>([
    ['the server cannot read it', async () => json(failedWith(503), 503)],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['something between answers', async () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' })],
    ['a page of another stands there', async () => new Response('<html>')],
    ['too much was asked', async () => json({ code: 'too_many', message: 'Wait.' }, 429)],
  ])('keeps what was typed, and says so, where %s', async (_why, failing) => {
    const input = await showScreen()
    pageAnswer.mockImplementation(failing)
    await tell()
    expect(screen.getByText(notAnew)).toBeTruthy()
    expect([input.isConnected, input.value]).toEqual([true, 'half a sentence'])
    pageAnswer.mockImplementation(async () => json(read('Three beds')))
    await tell()
    expect(screen.queryByText(notAnew)).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Three beds').value).toBe('half a sentence')
  })

  it('says that it is gone where it is', async () => {
    await showScreen()
    pageAnswer.mockImplementation(async () => json(failedWith(404), 404))
    await tell()
    expect(screen.getByText('Message of 404.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to the list' }).className).toContain('btn-primary')
  })

  it('keeps what was typed where the person was signed out meanwhile, and leads to sign in beside it', async () => {
    const input = await showScreen()
    pageAnswer.mockImplementation(async () => elsewhere('/api/login?returnTo=%2Fworkspace%2Fteam'))
    await tell()
    expect(screen.getByText('You are signed out.')).toBeTruthy()
    const way = screen.getByRole('link', { name: /Sign in/ })
    expect([way.getAttribute('href'), way.getAttribute('target')]).toEqual([
      '/api/login?returnTo=%2Fworkspace%2Fteam%3Fdone%3D1',
      '_blank',
    ])
    expect([input.isConnected, input.value]).toEqual([true, 'half a sentence'])
    pageAnswer.mockImplementation(async () => json(read('Three beds')))
    await tell()
    expect(screen.queryByText('You are signed out.')).toBeNull()
  })

  it('shows nothing more of it where somebody else has signed in meanwhile, and is read as their own', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    const input = await showScreen(read('Two beds', 'olive.homes'))
    expect(reload).not.toHaveBeenCalled()
    pageAnswer.mockImplementation(async () => json(read('Other beds', 'omar.others')))
    await tell()
    expect(reload).toHaveBeenCalledTimes(1)
    expect([input.isConnected, screen.queryByRole('textbox')]).toEqual([false, null])
  })

  it('leads to sign in where nothing was read before', async () => {
    const replace = vi.spyOn(location, 'replace').mockReturnValue()
    show(failedWith(401))
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/api/login?returnTo=%2Fworkspace%2Fteam%3Fdone%3D1'))
  })

  it('follows to where the server leads', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue()
    await showScreen()
    pageAnswer.mockImplementation(async () => elsewhere('/account/second-factor?returnTo=%2Fworkspace%2Fteam'))
    await tell()
    expect(assign).toHaveBeenCalledWith('/account/second-factor?returnTo=%2Fworkspace%2Fteam')
  })

  it('shows the newest where answers overtake each other', async () => {
    await showScreen()
    let giveFirst = (_answer: Response) => {}
    pageAnswer.mockImplementationOnce(() => new Promise((resolve) => (giveFirst = resolve)))
    await tell()
    pageAnswer.mockImplementation(async () => json(read('Three beds')))
    await tell()
    await act(async () => giveFirst(json(read('Two beds'))))
    expect(screen.getByLabelText('Three beds')).toBeTruthy()
  })
})

it('says why the screen is closed to somebody it is not for', async () => {
  const words = {
    title: 'You do not have access to this page',
    words: 'It is for operators of homes.',
    contact: 'Contact',
  }
  show({ kind: 'refused', words }, person)
  expect(await screen.findByRole('heading', { name: words.title })).toBeTruthy()
  expect(screen.getByText(words.words)).toBeTruthy()
})
