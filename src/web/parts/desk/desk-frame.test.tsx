// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { UNSAFE_ErrorResponseImpl as AnswerOfAnother, createRoutesStub, redirect } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KnownUser } from '#web/plumbing/session.ts'
import { fakeEventSource } from '../../../../tests/support/fake-event-source.ts'
import { DeskFrame } from './desk-frame.tsx'
import { readAnew } from './read-anew.query.ts'
import type { DeskAnswer } from './read-for.ts'

const person = {
  ...{ id: 'olive', email: 'olive@homes.example', firstName: 'Olive', lastName: 'Ashby' },
  organisation: { id: 'homes', name: 'Porch Homes', kind: 'operator', role: 'owner' },
} as unknown as NonNullable<Parameters<typeof KnownUser.Provider>[0]['value']>

const read = (text: string): DeskAnswer<string> => ({ kind: 'read', read: text, at: '2026-11-22T09:00:00Z' })
const failedWith = (status: number): DeskAnswer<string> => ({
  kind: 'failed',
  failure: { kind: 'failed', status, message: `Message of ${status}.`, fields: {} },
})

const notAnew = 'We could not read this page anew.'

let sources: ReturnType<typeof fakeEventSource>
const serverLoader = vi.fn(async (_address: string): Promise<DeskAnswer<string>> => read('Two beds'))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  sources = fakeEventSource()
  serverLoader.mockReset().mockImplementation(async () => read('Two beds'))
  vi.stubGlobal('fetch', async () => Response.json({ unanswered: 0, questions: 0 }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Room({ loaderData }: { loaderData: unknown }) {
  // The stub knows nothing of what its loader gives.
  const answer = loaderData as DeskAnswer<string>
  return (
    <DeskFrame answer={answer} title="Team" here="/workspace/team" isFresh>
      {(text) => <input aria-label={text} />}
    </DeskFrame>
  )
}

const Stub = createRoutesStub([
  {
    path: '/workspace/team',
    Component: Room,
    loader: ({ request }) => readAnew(() => serverLoader(request.url)),
    HydrateFallback: () => null,
  },
  { path: '/sign-in', Component: () => <p>Sign in</p> },
])

async function showRoom(): Promise<HTMLInputElement> {
  render(
    <KnownUser value={person}>
      <Stub initialEntries={['/workspace/team']} />
    </KnownUser>,
  )
  const input = await screen.findByLabelText<HTMLInputElement>('Two beds')
  fireEvent.input(input, { target: { value: 'half a sentence' } })
  return input
}

async function tell(): Promise<void> {
  await vi.waitFor(() => sources.last)
  await act(() => sources.last.tell('again'))
  await act(() => vi.advanceTimersByTimeAsync(400))
}

describe('a room that is read anew by itself', () => {
  it.each<[string, () => Promise<DeskAnswer<string>>]>([
    ['the server cannot read it', async () => failedWith(503)],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['something between answers', () => Promise.reject(new AnswerOfAnother(502, 'Bad Gateway', '<html>'))],
  ])('keeps what was typed, and says so, where %s', async (_why, failing) => {
    const input = await showRoom()
    serverLoader.mockImplementation(failing)
    await tell()
    expect(screen.getByText(notAnew)).toBeTruthy()
    expect([input.isConnected, input.value]).toEqual([true, 'half a sentence'])
    serverLoader.mockImplementation(async () => read('Three beds'))
    await tell()
    expect(screen.queryByText(notAnew)).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Three beds').value).toBe('half a sentence')
  })

  it('says that it is gone where it is', async () => {
    await showRoom()
    serverLoader.mockImplementation(async () => failedWith(404))
    await tell()
    expect(screen.getByText('Message of 404.')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('keeps what was typed where the person was signed out meanwhile, and leads to sign in beside it', async () => {
    const input = await showRoom()
    serverLoader.mockImplementation(() => Promise.reject(redirect('/api/login?returnTo=%2Fworkspace%2Fteam')))
    await tell()
    expect(screen.getByText('You are signed out.')).toBeTruthy()
    const way = screen.getByRole('link', { name: /Sign in/ })
    expect([way.getAttribute('href'), way.getAttribute('target')]).toEqual([
      '/api/login?returnTo=%2Fworkspace%2Fteam',
      '_blank',
    ])
    expect([input.isConnected, input.value]).toEqual([true, 'half a sentence'])
    serverLoader.mockImplementation(async () => read('Three beds'))
    await tell()
    expect(screen.queryByText('You are signed out.')).toBeNull()
  })

  it('shows nothing more of it where somebody else has signed in meanwhile, and is read as their own', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    serverLoader.mockImplementation(async () => ({ ...read('Two beds'), by: 'olive.homes' }))
    const input = await showRoom()
    expect(reload).not.toHaveBeenCalled()
    serverLoader.mockImplementation(async () => ({ ...read('Other beds'), by: 'omar.others' }))
    await tell()
    expect(reload).toHaveBeenCalledTimes(1)
    expect([input.isConnected, screen.queryByRole('textbox')]).toEqual([false, null])
  })

  it('leads to sign in where nothing was read before', async () => {
    const replace = vi.spyOn(location, 'replace').mockReturnValue()
    serverLoader.mockImplementation(() => Promise.reject(redirect('/api/login?returnTo=%2Fworkspace%2Fteam')))
    render(
      <KnownUser value={person}>
        <Stub initialEntries={['/workspace/team']} />
      </KnownUser>,
    )
    await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/api/login?returnTo=%2Fworkspace%2Fteam'))
  })

  it('follows to where the server leads', async () => {
    await showRoom()
    serverLoader.mockImplementation(() => Promise.reject(redirect('/sign-in')))
    await tell()
    expect(await screen.findByText('Sign in')).toBeTruthy()
  })
})

it.each([
  ['of another organization', person, 'This room is not yours to enter'],
  ['who belongs to none', { ...person, organisation: null }, 'You belong to no organization now'],
])('says to somebody %s why the room is closed', async (_who, known, title) => {
  serverLoader.mockImplementation(async () => ({ kind: 'refused' }))
  render(
    <KnownUser value={known}>
      <Stub initialEntries={['/workspace/team']} />
    </KnownUser>,
  )
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
})
