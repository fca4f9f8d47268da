import { describe, expect, it, vi } from 'vitest'
import type { SignedInUser } from '#contract/auth.ts'
import { ApiError } from '#web/plumbing/api-client.ts'
import { contextFor } from '#web/plumbing/request-context.ts'
import { readForStaff } from './staff-only.ts'

const sample = { value: 'sample', sample: true }
const site = {
  ...{
    baseUrl: 'https://homes.example',
    directoryHost: null,
    partnersPage: 'dialog' as const,
    mapTiles: null,
    textsGoOut: false,
    sampleData: false,
  },
  ...{ supportPhone: sample, supportEmail: sample },
  ...{ socialTwitterUrl: sample, socialLinkedinUrl: sample, socialFacebookUrl: sample },
}

function person(kind: 'operator' | 'affiliate' | 'alliance' | null): SignedInUser {
  const organisation = kind && ({ id: 'o', name: 'Porch Homes', kind, role: 'manager' } as const)
  return { id: 'p', firstName: 'Avery', lastName: 'Sample', email: 'a@b.example', emailVerified: true, organisation }
}

function ask(user: SignedInUser | null, address = '/staff/inbox', read = async () => 'the inbox') {
  const report = () => undefined
  const context = contextFor({ site, user, fetch, nonce: undefined, formAnswer: undefined, report })
  return readForStaff({ context, request: new Request(`https://homes.example${address}`) }, read)
}

describe('a page of the staff', () => {
  it('sends a visitor to sign in, and back to the very page', async () => {
    const redirected = await ask(null, '/staff/inbox.data?filter=mine&_routes=x').catch((thrown: unknown) => thrown)
    expect(redirected).toBeInstanceOf(Response)
    const { status, headers } = redirected instanceof Response ? redirected : new Response()
    expect(status).toBe(302)
    expect(headers.get('location')).toBe('/api/login?returnTo=%2Fstaff%2Finbox%3Ffilter%3Dmine')
  })

  it.each(['operator', 'affiliate', null] as const)(
    'refuses a person of the kind %s, and reads nothing',
    async (kind) => {
      const read = vi.fn(async () => 'the inbox')
      const { data, init } = await ask(person(kind), '/staff/inbox', read)
      expect([data, init?.status]).toEqual([{ kind: 'refused' }, 403])
      expect(read).not.toHaveBeenCalled()
    },
  )

  it('gives the staff of the alliance what was read, and when', async () => {
    const { data, init } = await ask(person('alliance'))
    expect(data).toMatchObject({ kind: 'read', read: 'the inbox' })
    expect(init?.status).toBe(200)
    expect(data.kind === 'read' && Date.now() - Date.parse(data.at)).toBeLessThan(60_000)
  })

  it('answers with the status and the words of what went wrong', async () => {
    const missing = new ApiError(404, JSON.stringify({ code: 'not_found', message: 'There is no such message.' }))
    const { data, init } = await ask(person('alliance'), '/staff/inbox/x', () => Promise.reject(missing))
    expect(data).toMatchObject({ kind: 'failed', failure: { status: 404, message: 'There is no such message.' } })
    expect(init?.status).toBe(404)
    const silent = await ask(person('alliance'), '/staff/inbox', () => Promise.reject(new TypeError('no answer')))
    expect(silent.init?.status).toBe(503)
  })
})
