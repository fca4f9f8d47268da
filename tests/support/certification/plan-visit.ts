import type { Page } from 'playwright-core'
import type * as z from 'zod/mini'
import type { ApplicationAnswer, applicationAct } from '#contract/certification/applications.ts'
import { call } from '#tests/support/desk/accounts.ts'
import { makeDraft } from '#tests/support/desk/desk-residence.ts'

export async function readApplication(page: Page, id: string): Promise<ApplicationAnswer> {
  const answer = await page.request.get(`/api/applications/${id}`)
  if (!answer.ok()) throw new Error(`${id}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

type Acting = z.input<typeof applicationAct>

export async function acts(page: Page, id: string, ...sent: Acting[]): Promise<void> {
  for (const one of sent) await call(page, `/api/applications/${id}/acts`, one)
}

/** A new house of the operator's applies; gives the application's id. */
export async function applyFor(operator: Page, residence: string): Promise<string> {
  const residenceId = await makeDraft(operator, residence, '25301')
  const { id } = (await call(operator, '/api/applications', { residenceId, level: 2 })) as { id: string }
  return id
}

/** A new house applies with every rule answered; the affiliate accepts, and plans a visit for today. */
export async function planVisit(operator: Page, affiliate: Page, residence: string): Promise<string> {
  const id = await applyFor(operator, residence)
  const { domains } = await readApplication(operator, id)
  for (const { code } of domains.flatMap(({ rules }) => rules)) {
    await acts(operator, id, { act: 'answer', code, answer: 'yes', note: '', responsible: '' })
  }
  await acts(operator, id, { act: 'open' })
  await acts(affiliate, id, { act: 'accept' })
  const { line, inspectors } = await readApplication(affiliate, id)
  if (line.stage === 'interview') await acts(affiliate, id, { act: 'hold-interview' })
  const [inspector] = inspectors
  if (!inspector) throw new Error('The affiliate has nobody.')
  const startsAt = new Date(Date.now() + 3_600_000).toISOString().slice(0, 16)
  await acts(affiliate, id, { act: 'set-visit', startsAt, inspectorId: inspector.id })
  return id
}
