import { beforeEach, describe, expect, it } from 'vitest'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { ada, type Browser, makeAda, type SignInSite, signInAda, signInSite } from '#tests/support/desk/sign-in-site.ts'

const database = shareTestDatabase()
let site: SignInSite

beforeEach(async () => {
  site = signInSite(database)
  await makeAda(site)
})

const signedIn = () => signInAda(site)

async function landing(answer: Response): Promise<string> {
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}

async function readSessions(browser: Browser): Promise<{ id: string; current: boolean }[]> {
  return (await browser.get('/api/auth/sessions')).json()
}

describe('the account page without a script', () => {
  it('changes the password, and every other place is signed out', async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()]
    const fields = { do: 'password', currentPassword: ada.password, password: 'other random words now' }
    expect(await landing(await here.submit('/account', fields))).toBe('/account?done=password')
    expect((await here.get('/api/auth/user')).status).toBe(200)
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401)
  })

  it('comes back naming the field that was wrong, with nothing of what was typed', async () => {
    const fields = { do: 'password', currentPassword: 'not it at all', password: 'other random words now' }
    const answer = await (await signedIn()).submit('/account', fields)
    expect(answer.status).toBe(422)
    expect(site.refused).toMatchObject([
      { values: { do: 'password' }, fields: { currentPassword: expect.any(String) } },
    ])
    expect(JSON.stringify(site.refused)).not.toMatch(/not it at all|other random/)
  })

  it('says how long to wait after too many tries', async () => {
    const browser = await signedIn()
    const sessionId = (await readSessions(browser)).find((session) => session.current)?.id ?? ''
    for (let n = 0; n < 10; n++) await site.auth.tools.attempts.take('account-session', sessionId)
    const fields = { do: 'password', currentPassword: ada.password, password: 'other random words now' }
    const answer = await browser.submit('/account', fields)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '900'])
  })

  it('signs out one other place, and comes back quietly when it was signed out before', async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()]
    const other = (await readSessions(here)).find((session) => !session.current)
    const fields = { do: 'end-session', id: other?.id ?? '' }
    expect(await landing(await here.submit('/account', fields))).toBe('/account?done=end-session')
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401)
    expect(await landing(await here.submit('/account', fields))).toBe('/account')
  })

  it('signs out everywhere else', async () => {
    const [here] = [await signedIn(), await signedIn(), await signedIn()]
    expect(await landing(await here.submit('/account', { do: 'end-others' }))).toBe('/account?done=end-others')
    expect(await readSessions(here)).toHaveLength(1)
  })

  it('acts for another of one’s organizations, and for no other', async () => {
    const ids = ['00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000c2']
    await database.runAsOwner((owner) =>
      owner.execute(`insert into organization (id, kind, name)
          select id::uuid, 'operator', id from unnest(array['${ids.join("','")}']) id;
        insert into membership (person_id, organization_id, role, created_at)
          select p.id, '${ids[0]}', 'owner', now() from person p`),
    )
    const here = await signedIn()
    const choose = (id: string | undefined) => here.submit('/account', { do: 'organization', id: id ?? '' })
    expect(await landing(await choose(ids[0]))).toBe('/account?done=organization')
    expect(await (await here.get('/api/auth/user')).json()).toMatchObject({ organization: { id: ids[0] } })
    expect(await landing(await choose(ids[1]))).toBe('/account')
    expect((await choose('nonsense')).status).toBe(422)
  })

  it('asks a stranger to sign in first', async () => {
    const answer = await site.browser().submit('/account', { do: 'end-others' })
    expect(await landing(answer)).toBe('/sign-in?returnTo=%2Faccount')
  })

  it.each(['', 'constructor', 'delete-everything'])('refuses the change "%s"', async (unknown) => {
    expect((await (await signedIn()).submit('/account', { do: unknown })).status).toBe(400)
  })
})
