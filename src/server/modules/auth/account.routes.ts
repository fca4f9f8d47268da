import { addPasskeyBody, changePasswordBody, chooseOrganisationBody } from '#contract/auth.ts'
import { noteAct } from '#server/plumbing/asked-route.ts'
import { type Http, newHttp, readJson, requireRecentProof, requireSignedIn } from '#server/plumbing/http.ts'
import type { Auth } from './auth.service.ts'
import { addPasskey, newPasskeyOptions, passkeysOf, removePasskey } from './passkeys.service.ts'
import { changePassword } from './passwords.service.ts'
import { setCookies, visitorOf } from './sign-in-requests.ts'

/** What a signed-in person does with their own account. All of it answers 401 `signed_out` to anybody else. */
export function accountRoutes({ tools, sessions }: Auth): Http {
  const http = newHttp()

  http.post('/api/auth/change-password', async (c) => {
    const owner = await requireSignedIn(c)
    setCookies(c, await changePassword(tools, visitorOf(c), owner, await readJson(c, changePasswordBody)))
    return c.json({ done: true })
  })

  http.get('/api/auth/sessions', async (c) => c.json(await sessions.list(await requireSignedIn(c))))

  http.delete('/api/auth/sessions/:id', async (c) => {
    await sessions.revoke(await requireSignedIn(c), c.req.param('id'))
    noteAct(c, 'sessions_ended')
    return c.json({ done: true })
  })

  http.post('/api/auth/sessions/revoke-others', async (c) => {
    await sessions.revokeOthers(await requireSignedIn(c))
    noteAct(c, 'sessions_ended')
    return c.json({ done: true })
  })

  http.get('/api/auth/organisations', async (c) => c.json(await sessions.organisations(await requireSignedIn(c))))

  http.post('/api/auth/organisation', async (c) => {
    const owner = await requireSignedIn(c)
    const { organisationId } = await readJson(c, chooseOrganisationBody)
    await sessions.actFor(owner, organisationId)
    return c.json({ done: true })
  })

  http.get('/api/auth/passkeys', async (c) => c.json(await passkeysOf(tools, await requireSignedIn(c))))

  http.post('/api/auth/passkeys/options', async (c) => {
    const owner = await requireRecentProof(c)
    const { value, cookies } = await newPasskeyOptions(tools, visitorOf(c), owner)
    setCookies(c, cookies)
    return c.json(value)
  })

  http.post('/api/auth/passkeys', async (c) => {
    const owner = await requireRecentProof(c)
    await addPasskey(tools, visitorOf(c), owner, await readJson(c, addPasskeyBody))
    return c.json({ done: true })
  })

  http.delete('/api/auth/passkeys/:id', async (c) => {
    await removePasskey(tools, visitorOf(c), await requireRecentProof(c), c.req.param('id'))
    return c.json({ done: true })
  })

  return http
}
