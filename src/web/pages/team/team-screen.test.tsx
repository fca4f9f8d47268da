// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { teamWords, trainingHead, trainingWords } from '#content/team/team.ts'
import type { TeamAnswer, TeamMember } from '#contract/team/team.ts'
import { renderOnDesk } from '#tests/support/browser/render-on-desk.tsx'
import { TeamView } from './team-screen.island.tsx'
import { type Outcome, toRefused, useTeamChange } from './use-team-change.ts'

afterEach(async () => {
  cleanup()
  // What looks for a new place for the focus finds none any more.
  await new Promise(requestAnimationFrame)
})

const since = '2026-11-02T10:00:00Z'
const olive: TeamMember = {
  id: 'o',
  name: 'Olive Ashby',
  role: 'owner',
  residenceIds: null,
  since,
  isYou: true,
  email: 'olive@homes.example',
  lastSeenAt: null,
  training: { done: 8, of: 8 },
  mayRemind: null,
}
const bea: TeamMember = {
  id: 'b',
  name: 'Bea Reed',
  role: 'bed_updater',
  residenceIds: null,
  since,
  isYou: false,
  email: 'bea@homes.example',
  lastSeenAt: since,
  training: { done: 2, of: 7 },
  mayRemind: true,
}
const team: TeamAnswer = {
  organization: 'Porch Homes',
  kind: 'operator',
  role: 'owner',
  mayManage: true,
  isLastOwner: true,
  people: [olive, bea],
  residences: [],
  invitations: [],
  training: [
    { step: 'see_board', doneAt: null, isSeen: false },
    { step: 'say_number', doneAt: since, isSeen: true },
  ],
}

type PageProps = { team: TeamAnswer; first: Outcome | null }

function Page({ team, first }: PageProps) {
  return <TeamView team={team} changing={useTeamChange(first)} />
}

const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const typed = () => sent.mock.calls.map(([, { body }]) => Object.fromEntries(new URLSearchParams(String(body))))

function show(given: Partial<TeamAnswer> = {}, answer = Response.json({}), first: Outcome | null = null) {
  const reread = vi.fn(async () => {})
  sent.mockReset().mockImplementation(async () => answer.clone())
  vi.stubGlobal('fetch', sent)
  renderOnDesk('/workspace/team', <Page team={{ ...team, ...given }} first={first} />, reread)
  return { reread }
}

describe('the team', () => {
  it('sends a change once, says that it was made, and reads anew', async () => {
    const { reread } = show()
    const button = screen.getByRole('button', { name: /^Remind by email/ })
    fireEvent.click(button)
    fireEvent.click(button)
    await screen.findByText(teamWords.done.remind)
    expect(typed()).toEqual([{ do: 'remind', id: 'b' }])
    expect(sent.mock.lastCall?.[0]).toBe('/workspace/team')
    expect(reread).toHaveBeenCalledTimes(1)
  })

  it('keeps what was typed and goes to the field that was wrong', async () => {
    const fields = { email: 'This person is in your team already.' }
    const refusal = { code: 'invalid_input', message: 'Some values are not right.', fields }
    show({}, Response.json(refusal, { status: 422 }))
    const email = screen.getByLabelText<HTMLInputElement>('Email')
    fireEvent.input(email, { target: { value: 'bea@homes.example' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
    await screen.findByText(fields.email)
    await waitFor(() => expect(document.activeElement).toBe(email))
    expect(email.value).toBe('bea@homes.example')
    expect(screen.queryByText('Some values are not right.')).toBeNull()
  })

  it('offers the only owner neither to change nor to leave', () => {
    show()
    const own = screen.getByRole('heading', { name: /Olive Ashby/ }).closest('article')
    expect(own && within(own).queryByRole('button')).toBeNull()
    expect(screen.getByText(teamWords.leave.last)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Leave the team' })).toBeNull()
  })

  it('takes a second tick while the first is on its way, and shows both until the page is read anew', async () => {
    const steps = ['see_board', 'say_number'] as const
    const { reread } = show({ training: steps.map((step) => ({ step, doneAt: null, isSeen: false })) })
    const { promise, resolve } = Promise.withResolvers<void>()
    reread.mockImplementation(() => promise)
    for (const step of steps) {
      fireEvent.click(screen.getByRole('button', { name: `${trainingHead.tick} ${trainingWords[step].title}` }))
    }
    const ticked = () => screen.queryAllByText('Done:', { exact: false }).length
    await waitFor(() => expect(reread).toHaveBeenCalledTimes(2))
    expect(ticked()).toBe(2)
    resolve()
    expect(typed().map(({ step }) => step)).toEqual([...steps])
    await waitFor(() => expect(ticked()).toBe(0))
  })

  it('sends the houses of somebody with the role, and says which they are', async () => {
    const residences = ['Cedar Steps', 'Harbor Row'].map((name) => ({ id: name.slice(0, 1), name }))
    show({ residences, people: [olive, { ...bea, residenceIds: ['C'] }] })
    const row = screen.getByRole('heading', { name: 'Bea Reed' }).closest('article')
    if (!row) throw new Error('There is no row of Bea.')
    expect(within(row).getAllByText('Cedar Steps')).toHaveLength(2)
    fireEvent.click(within(row).getByLabelText('Harbor Row'))
    fireEvent.click(within(row).getByRole('button', { name: 'Save the role' }))
    await waitFor(() => expect(sent).toHaveBeenCalled())
    expect(typed()).toEqual([
      { do: 'role', id: 'b', role: 'bed_updater', listed: 'on', 'house.C': 'on', 'house.H': 'on' },
    ])
  })

  it('of many houses lists them with the one person whose are chosen', () => {
    const residences = Array.from({ length: 40 }, (_, at) => ({ id: `h${at}`, name: `House ${at}` }))
    show({ residences, isLastOwner: false })
    expect(screen.getByRole('link', { name: 'Choose houses of Bea Reed' }).getAttribute('href')).toBe(
      '/workspace/team?person=b',
    )
    const rows = screen.getAllByRole('article').map((row) => within(row).queryAllByLabelText(/^House \d/).length)
    expect(rows).toEqual([0, 0])
  })

  it('keeps the addresses, the role and the houses where a line was wrong, and shows who was invited', async () => {
    const fields = { emails: 'One line was not sent.', lines: 'sent new@homes.example\nnot_an_address nobody' }
    const residences = ['Cedar Steps', 'Harbor Row'].map((name) => ({ id: name.slice(0, 1), name }))
    const refusal = { code: 'invalid_input', message: fields.emails, fields }
    const { reread } = show({ residences, people: [olive] }, Response.json(refusal, { status: 422 }))
    const emails = screen.getByLabelText<HTMLTextAreaElement>('Their addresses')
    fireEvent.input(emails, { target: { value: 'new@homes.example\nnobody' } })
    fireEvent.click(screen.getByRole('radio', { name: /^House manager/ }))
    fireEvent.click(screen.getByLabelText('Every house, also those to come'))
    fireEvent.click(screen.getByLabelText('Harbor Row'))
    fireEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
    const list = await screen.findByRole('list', { name: teamWords.invited.title })
    expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    await waitFor(() => expect(document.activeElement).toBe(emails))
    expect([emails.value, emails.closest('details')?.open]).toEqual(['new@homes.example\nnobody', true])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^House manager/ }).checked).toBe(true)
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true })
    expect(boxes.filter(({ checked }) => checked).map(({ name }) => name)).toEqual(['house.H'])
    expect(screen.getAllByText(fields.emails)).toHaveLength(1)
    expect(reread).toHaveBeenCalledTimes(1)
  })

  it('shows the same after a post without script', () => {
    const fields = { emails: 'One line was not sent.', lines: 'not_an_address nobody' }
    const values = { do: 'invite', email: '', emails: 'nobody', role: 'manager' }
    const trouble = { message: fields.emails, fields }
    show({}, Response.json({}), toRefused('invite', trouble, values))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Their addresses').value).toBe('nobody')
    expect(screen.getByRole('list', { name: teamWords.invited.title }).textContent).toContain('nobodyNot an address')
  })

  it('answers each line of several invitations', async () => {
    const lines = 'sent new@homes.example\ninvited waits@homes.example'
    show({}, Response.json({ values: { do: 'invite_several', lines } }))
    fireEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))
    const list = await screen.findByRole('list', { name: teamWords.invited.title })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['new@homes.exampleSent', `waits@homes.example${teamWords.invited.invited}`])
  })

  it('closes what a change was made in, and leaves the focus on what opens it', async () => {
    show()
    const button = screen.getByRole('button', { name: 'Save the role' })
    const details = button.closest('details')
    if (details) details.open = true
    button.focus()
    fireEvent.click(button)
    await screen.findByText(teamWords.done.role)
    expect([details?.open, document.activeElement === details?.querySelector('summary')]).toEqual([false, true])
  })

  it('does not say that an email went out where the role was this one already', async () => {
    show({}, Response.json({ next: '/workspace/team?done=same_role' }))
    fireEvent.click(screen.getByRole('button', { name: 'Save the role' }))
    await screen.findByText(teamWords.done.same_role)
    expect(screen.queryByText(teamWords.done.role)).toBeNull()
  })

  it('leads away whoever left', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue()
    show({ isLastOwner: false }, Response.json({ next: '/account?done=left' }))
    fireEvent.click(screen.getByRole('button', { name: 'Leave the team' }))
    await waitFor(() => expect(assign.mock.calls).toEqual([['/account?done=left']]))
  })

  it('shows somebody who manages nobody the people and their own training', () => {
    const people = [{ ...olive, isYou: false, email: null, training: null }]
    show({ mayManage: false, role: 'bed_updater', isLastOwner: false, people })
    expect(screen.queryByRole('button', { name: 'Send the invitation' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Your training, 1 of 2' })).toBeTruthy()
    expect(screen.getByText('Done automatically')).toBeTruthy()
  })

  it('shows what a post without script came back with', () => {
    show({}, Response.json({}), { deed: 'joined', trouble: null, values: {} })
    expect(screen.getByText(teamWords.done.joined)).toBeTruthy()
  })
})
