import { expect, it, vi } from 'vitest'
import { sampleSite } from '#tests/support/browser/framed.tsx'
import { Refusal } from '#web/plumbing/api/refusal.ts'
import { ApiError } from '#web/plumbing/api-client.ts'
import { definePage, type Page, redirectTo, type Visit } from '#web/plumbing/page.ts'
import type { FormAnswer } from '#web/plumbing/request-context.ts'
import { answerForm } from './answer-form.ts'

const visit: Visit = {
  path: '/desk',
  params: {},
  query: new URLSearchParams(),
  language: 'en',
  site: sampleSite,
  user: null,
  fetch,
  refused: null,
}
const values = { name: 'Ada', password: 'four random words', code: '123456' }

type Settings = { isForScript?: boolean; pageStatus?: number } & Pick<Page<unknown>, 'sayRefused'>

async function send(
  act: NonNullable<Page<unknown>['act']>,
  { isForScript = false, pageStatus = 200, sayRefused }: Settings = {},
) {
  const shown: FormAnswer[] = []
  const report = vi.fn()
  const page = definePage<unknown>({
    act,
    ...(sayRefused && { sayRefused }),
    head: () => ({ title: '', description: '', path: null }),
    show: () => null,
  })
  const form = { values, files: [], fetch, unread: null }
  const answer = await answerForm(page, visit, form, {
    async show(refused) {
      shown.push(refused)
      return new Response('the page', { status: pageStatus, headers: { location: '/elsewhere' } })
    },
    isForScript,
    report,
  })
  return { answer, shown, report }
}
const refusedBy = (status: number, body: object) => () => Promise.reject(new ApiError(status, JSON.stringify(body)))
const wrong = refusedBy(422, { code: 'invalid_input', message: 'Look again.', fields: { name: 'Too short.' } })

it('leads a browser on, and tells a script where', async () => {
  const act = async () => redirectTo('/desk?done=1')
  const { answer } = await send(act)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/desk?done=1'])
  expect(await (await send(act, { isForScript: true })).answer.json()).toEqual({ next: '/desk?done=1' })
})

it('shows what a call refused on the page, under its status, with what was typed but no password and no code', async () => {
  const { answer, shown } = await send(wrong)
  expect(answer.status).toBe(422)
  expect(shown).toEqual([
    { values: { name: 'Ada' }, fields: { name: 'Too short.' }, message: 'Look again.', status: 422 },
  ])
})

it.each([
  [
    'a refusal in codes',
    refusedBy(422, { code: 'invalid_input', message: 'Wrong.', fields: { name: 'too_long' } }),
    422,
  ],
  ['a failure', () => Promise.reject(new Error('the network is down')), 500],
])('says %s in the sentences of the page, to a script as on the page', async (_, act, status) => {
  const said = { message: 'No se envió.', fields: { name: 'Es demasiado largo.' } }
  const sayRefused = vi.fn(() => said)
  expect((await send(act, { sayRefused })).shown).toEqual([{ values: { name: 'Ada' }, status, ...said }])
  expect(await (await send(act, { sayRefused, isForScript: true })).answer.json()).toMatchObject(said)
  expect(sayRefused).toHaveBeenCalledWith({ status, fields: status === 422 ? { name: 'too_long' } : {} }, visit)
})

it('leaves whoever is signed out their error, so that the server keeps the form', async () => {
  const body = { code: 'signed_out', message: 'Sign in first.' }
  const { answer } = await send(refusedBy(401, body), { sayRefused: () => ({ message: 'Other.', fields: {} }) })
  expect(await answer.json()).toEqual(body)
})

it('gives a script the refusal as the call gave it', async () => {
  const { answer, shown } = await send(wrong, { isForScript: true })
  expect([answer.status, shown]).toEqual([422, []])
  expect(await answer.json()).toEqual({ code: 'invalid_input', message: 'Look again.', fields: { name: 'Too short.' } })
})

it.each([
  ['signed_out', 401],
  ['prove_again', 403],
])('leaves the form of a sender with %s to the server, which keeps it', async (code, status) => {
  const { answer, shown } = await send(refusedBy(status, { code, message: 'First.' }))
  expect([answer.status, shown, await answer.json()]).toEqual([status, [], { code, message: 'First.' }])
})

it('shows the page once with values of its own', async () => {
  const { answer, shown } = await send(async () => ({ codes: 'a b' }))
  expect([answer.status, shown[0]?.values]).toEqual([200, { codes: 'a b' }])
})

it('refuses by itself, with what it wants to stand on the page', async () => {
  const { answer, shown } = await send(() => {
    throw new Refusal('conflict', 'It changed meanwhile.', { values: { name: 'Bo' } })
  })
  expect([answer.status, shown[0]?.values]).toEqual([409, { name: 'Bo' }])
})

it('follows the page where it leads elsewhere, and reports what broke', async () => {
  expect((await send(wrong, { pageStatus: 302 })).answer.status).toBe(302)
  const { answer, report, shown } = await send(() => Promise.reject(new Error('bug')))
  expect([answer.status, shown[0]?.message]).toEqual([500, 'Something went wrong on our side.'])
  expect(report).toHaveBeenCalledOnce()
})
