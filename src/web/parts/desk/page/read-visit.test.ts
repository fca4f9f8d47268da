import { describe, expect, it, vi } from 'vitest'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { ApiError } from '#web/plumbing/api-client.ts'
import { Loaded, type Visit } from '#web/plumbing/page.ts'
import { type DeskAnswer, readVisit } from './read-visit.ts'

const organization = { id: 'o', name: 'Porch Homes', kind: 'operator', role: 'manager' } as const
const avery: SignedInUser = {
  id: 'p',
  firstName: 'Avery',
  lastName: 'Sample',
  email: 'a@b.example',
  emailVerified: true,
  organization,
}

function ask(user: SignedInUser | null, read: () => Promise<string> = async () => 'the list', isAllowed = true) {
  // Of a visit only these are read here.
  const visit = { user, path: '/workspace/team', query: new URLSearchParams('done=role') } as Visit
  return readVisit(() => isAllowed, visit, read)
}

async function shown(asking: ReturnType<typeof ask>): Promise<[DeskAnswer<string>, number]> {
  const found = await asking
  if (!(found instanceof Loaded)) throw new Error('The page was to be shown.')
  return [found.data, found.status]
}

async function ledTo(asking: ReturnType<typeof ask>): Promise<string | null> {
  const found = await asking
  return found instanceof Response ? found.headers.get('location') : null
}

describe('a page for people who signed in', () => {
  it('sends a visitor to sign in, and back to the very page', async () => {
    expect(await ledTo(ask(null))).toBe('/api/login?returnTo=%2Fworkspace%2Fteam%3Fdone%3Drole')
  })

  it('does the same where the session ended while it was read', async () => {
    const ended = () => Promise.reject(new ApiError(401, '{"message":"Unauthorized"}'))
    expect(await ledTo(ask(avery, ended))).toMatch(/^\/api\/login\?/)
  })

  it('leads whoever lacks a second factor to set one up', async () => {
    const lacking = { ...avery, secondFactorFor: 'Porch Homes' }
    expect(await ledTo(ask(lacking))).toBe('/account/second-factor?returnTo=%2Fworkspace%2Fteam%3Fdone%3Drole')
  })

  it('refuses whom it is not for, and reads nothing', async () => {
    const read = vi.fn(async () => 'the list')
    expect(await shown(ask(avery, read, false))).toMatchObject([
      { kind: 'refused', words: { contact: 'Contact' } },
      403,
    ])
    expect(read).not.toHaveBeenCalled()
  })

  it('gives what was read, for whom and when', async () => {
    const [answer, status] = await shown(ask(avery))
    expect([answer, status]).toMatchObject([{ kind: 'read', read: 'the list', by: 'p.o' }, 200])
    expect(answer.kind === 'read' && Date.now() - Date.parse(answer.at)).toBeLessThan(60_000)
  })

  it('answers with the status and the words of what went wrong', async () => {
    const missing = new ApiError(404, JSON.stringify({ code: 'not_found', message: 'There is no such message.' }))
    const failure = { status: 404, message: 'There is no such message.' }
    expect(await shown(ask(avery, () => Promise.reject(missing)))).toMatchObject([{ kind: 'failed', failure }, 404])
    const [, status] = await shown(ask(avery, () => Promise.reject(new TypeError('no answer'))))
    expect(status).toBe(503)
  })
})
