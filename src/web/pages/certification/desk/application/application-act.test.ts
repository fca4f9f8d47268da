import { expect, it } from 'vitest'
import { actOnApplication } from './application-act.query.ts'

type ActParameters = Parameters<typeof actOnApplication>

async function send(values: Record<string, string>) {
  const sent: unknown[] = []
  const visit = {
    params: { id: 'a' },
    path: '/workspace/certification/a',
    query: new URLSearchParams('rule=2.F.18.a'),
    fetch: async (...[asked, how]: Parameters<typeof fetch>) => {
      const body = asked instanceof Request ? await asked.text() : how?.body
      sent.push(
        typeof body === 'string' && body.startsWith('{')
          ? JSON.parse(body)
          : Object.fromEntries(new URLSearchParams(String(body))),
      )
      return Response.json({ done: true })
    },
  }
  const answer = await actOnApplication(
    visit as unknown as ActParameters[0],
    { values, files: {} } as unknown as ActParameters[1],
  )
  return { sent: sent[0], to: answer.headers.get('location') }
}

it('takes over what the listing says only where that was pressed, and stays at the rule', async () => {
  const form = { act: 'answer', code: '2.F.18.a', note: 'Blue binder.', responsible: '', next: '2.F.18.b' }
  const taken = await send({ ...form, listedYes: 'Smoking outside allowed' })
  expect(taken.sent).toMatchObject({ answer: 'yes', note: 'Blue binder.\nSmoking outside allowed' })
  expect(taken.to).toBe('/workspace/certification/a?rule=2.F.18.a#rule-title')
  const noted = await send({ ...form, answer: 'not_yet', note: '', listed: '6 beds for women' })
  expect(noted.sent).toMatchObject({ answer: 'not_yet', note: '6 beds for women' })
  const passed = await send(form)
  expect(passed.sent).toMatchObject({ note: 'Blue binder.' })
  expect(passed.to).toBe('/workspace/certification/a?rule=2.F.18.b#rule-title')
})
