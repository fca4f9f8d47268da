import { beforeEach, describe, expect, it } from 'vitest'
import { doneAnswer, organizationChoices, passkeyList, sessionList, signedInUser } from '#contract/auth/auth.ts'
import { errorBody } from '#contract/calls/errors.ts'
import { signedInMarker } from '#domain/people/signed-in-marker.ts'
import { shareTestDatabase } from '#tests/support/database/share-test-database.ts'
import { ada, type Browser, makeAda, type SignInSite, signInAda, signInSite } from '#tests/support/desk/sign-in-site.ts'
import { fakeClock } from '#tests/support/product/movable-clock.ts'

const database = shareTestDatabase()
let site: SignInSite
let clock = fakeClock()

beforeEach(() => {
  clock = fakeClock(new Date().toISOString())
  site = signInSite(database, { clock })
})

const ownsHarborRow = () => makeAda(site, 'Harbor Row')
const signedIn = () => signInAda(site)

async function readCode(answer: Response): Promise<string> {
  return `${answer.status} ${errorBody.parse(await answer.json()).code}`
}

describe('one person in several organizations', () => {
  it('acts for the first until this session chooses another of theirs', async () => {
    const id = await ownsHarborRow()
    const browser = await signedIn()
    const other = await signedIn()
    const organizations =
      "insert into organization (kind, name) values ('affiliate', 'A'), ('operator', 'B') returning id"
    const [second, foreign] = await database.runAsOwner(async (owner) => {
      const made = await owner.query<{ id: string }>(organizations)
      await owner.query("insert into membership values ($1, $2, 'manager', now() + interval '1 minute')", [
        id,
        made[0]?.id,
      ])
      return made.map((row) => row.id)
    })
    expect(organizationChoices.parse(await (await browser.get('/api/auth/organizations')).json())).toMatchObject([
      { name: 'Harbor Row' },
      { name: 'A' },
    ])
    const choose = (organizationId?: string) => browser.post('/api/auth/organization', { organizationId })
    expect(await readCode(await choose(foreign))).toBe('404 not_found')
    expect(await readCode(await choose('no id'))).toBe('422 invalid_input')
    expect((await choose(second)).status).toBe(200)
    const nameFor = async (who: Browser) =>
      signedInUser.parse(await (await who.get('/api/auth/user')).json()).organization?.name
    expect([await nameFor(browser), await nameFor(other)]).toEqual(['A', 'Harbor Row'])
    await database.runAsOwner((owner) => owner.query("delete from membership where role = 'manager'"))
    expect(await nameFor(browser)).toBe('Harbor Row')
  })
})

describe('sessions', () => {
  const toList = async (browser: Browser) => sessionList.parse(await (await browser.get('/api/auth/sessions')).json())

  it('lists the own ones without anything that could open them', async () => {
    await ownsHarborRow()
    const browser = await signedIn()
    await signedIn()
    const answer = await browser.get('/api/auth/sessions')
    const text = await answer.clone().text()
    browser.cookies.delete(signedInMarker)
    for (const value of browser.cookies.values()) expect(text).not.toContain(value.split('.')[0])
    const sessions = sessionList.parse(await answer.json())
    expect(sessions.map(({ current, device, address }) => ({ current, device, address }))).toEqual([
      { current: false, device: 'Test browser', address: '192.0.2.1' },
      { current: true, device: 'Test browser', address: '192.0.2.1' },
    ])
  })

  it('ends one at once, and only one of the own', async () => {
    await ownsHarborRow()
    const [browser, lost] = [await signedIn(), await signedIn()]
    await site.auth.createAccount({
      ...ada,
      email: 'eve@house.example',
      firstName: 'E',
      lastName: 'V',
      emailVerified: true,
    })
    const eve = site.browser()
    await eve.post('/api/auth/sign-in', { ...ada, email: 'eve@house.example' })
    const id = (await toList(browser)).find((session) => !session.current)?.id
    expect(await readCode(await eve.delete(`/api/auth/sessions/${id}`))).toBe('404 not_found')
    expect((await lost.get('/api/auth/user')).status).toBe(200)
    expect((await browser.delete(`/api/auth/sessions/${id}`)).status).toBe(200)
    expect((await lost.get('/api/auth/user')).status).toBe(401)
    expect(await readCode(await browser.delete(`/api/auth/sessions/${id}`))).toBe('404 not_found')
    expect(await readCode(await browser.delete('/api/auth/sessions/no-id'))).toBe('404 not_found')
  })

  it('ends all but this one', async () => {
    await ownsHarborRow()
    const [browser, other] = [await signedIn(), await signedIn()]
    expect(doneAnswer.parse(await (await browser.post('/api/auth/sessions/revoke-others')).json())).toEqual({
      done: true,
    })
    expect((await other.get('/api/auth/user')).status).toBe(401)
    expect(await toList(browser)).toHaveLength(1)
  })

  it('are cleared away once they have run out', async () => {
    await ownsHarborRow()
    await signedIn()
    clock.forward({ hours: 31 * 24 })
    await site.auth.deleteExpired()
    const left = await database.runAsOwner((owner) => owner.query('select id from session'))
    expect(left).toEqual([])
  })
})

describe('POST /api/auth/change-password', () => {
  const next = 'another four random words'
  const change = (browser: Browser, currentPassword: string, password = next) =>
    browser.post('/api/auth/change-password', { currentPassword, password })

  it('takes the new password, ends the other sessions and tells the owner', async () => {
    await ownsHarborRow()
    const [browser, other] = [await signedIn(), await signedIn()]
    expect((await change(browser, ada.password)).status).toBe(200)
    expect((await browser.get('/api/auth/user')).status).toBe(200)
    expect((await other.get('/api/auth/user')).status).toBe(401)
    expect(site.mails.map((mail) => mail.kind)).toEqual(['password-changed'])
    const withNew = await site.browser().post('/api/auth/sign-in', { ...ada, password: next })
    expect(withNew.status).toBe(200)
  })

  it('says which of the two was wrong', async () => {
    await ownsHarborRow()
    const browser = await signedIn()
    expect(await (await change(browser, 'not it at all')).json()).toMatchObject({
      code: 'invalid_input',
      fields: { currentPassword: 'This is not your password.' },
    })
    expect(await (await change(browser, ada.password, 'Harborrow2026!')).json()).toMatchObject({
      fields: { password: expect.stringContaining('your own name') },
    })
  })

  it('takes ten wrong guesses of one session', async () => {
    await ownsHarborRow()
    const browser = await signedIn()
    for (let n = 0; n < 10; n++) expect((await change(browser, 'a wrong guess')).status).toBe(422)
    expect(await readCode(await change(browser, ada.password))).toBe('429 too_many_requests')
  })
})

describe('passkeys', () => {
  const made = { id: 'aa', rawId: 'aa', type: 'public-key', clientExtensionResults: {} }
  const assertion = { ...made, response: { clientDataJSON: 'e30', authenticatorData: 'aa', signature: 'aa' } }

  it('begin with options and a challenge of five minutes', async () => {
    const answer = await site.browser().post('/api/auth/passkey-sign-in/options')
    expect(await answer.json()).toMatchObject({ rpId: 'localhost', challenge: expect.any(String) })
    expect(answer.headers.getSetCookie()[0]).toMatch(/^porchlight\.passkey_challenge=.*Max-Age=300; Path=\/; HttpOnly/)
  })

  it('that do not hold fail in the words of every failure', async () => {
    const browser = site.browser()
    expect(await readCode(await browser.post('/api/auth/passkey-sign-in', { response: assertion }))).toBe(
      '401 signed_out',
    )
    await browser.post('/api/auth/passkey-sign-in/options')
    const unknown = await browser.post('/api/auth/passkey-sign-in', { response: assertion })
    expect(await unknown.json()).toMatchObject({ message: 'That did not work. Try again, or use a passkey.' })
    expect(await readCode(await browser.post('/api/auth/passkey-sign-in', { response: 'x' }))).toBe('422 invalid_input')
  })

  it('are added only by somebody who proved just now that it is them', async () => {
    await ownsHarborRow()
    const browser = await signedIn()
    const options: unknown = await (await browser.post('/api/auth/passkeys/options')).json()
    expect(options).toMatchObject({ rp: { name: 'Porchlight', id: 'localhost' }, user: { name: ada.email } })
    const response = { ...made, response: { clientDataJSON: 'e30', attestationObject: 'aa', transports: ['usb'] } }
    expect(await readCode(await browser.post('/api/auth/passkeys', { response }))).toBe('400 bad_request')
    await database.runAsOwner((owner) => owner.query("update session set proved_at = now() - interval '16 minutes'"))
    expect(await readCode(await browser.post('/api/auth/passkeys/options'))).toBe('403 prove_again')
    expect(await readCode(await browser.post('/api/auth/passkeys', { response }))).toBe('403 prove_again')
    expect(await readCode(await browser.delete('/api/auth/passkeys/one'))).toBe('403 prove_again')
  })

  it('are listed and removed by their owner', async () => {
    const id = await ownsHarborRow()
    const browser = await signedIn()
    const insert = `insert into passkey (person_id, name, public_key, credential_id, counter, device_type, backed_up)
      values ($1, 'Phone', 'k', 'c', 0, 'singleDevice', false) returning id`
    const [row] = await database.runAsOwner((owner) => owner.query<{ id: string }>(insert, [id]))
    expect(passkeyList.parse(await (await browser.get('/api/auth/passkeys')).json())).toMatchObject([
      { id: row?.id, name: 'Phone' },
    ])
    expect((await browser.delete(`/api/auth/passkeys/${row?.id}`)).status).toBe(200)
    expect(await readCode(await browser.delete(`/api/auth/passkeys/${row?.id}`))).toBe('404 not_found')
  })
})
