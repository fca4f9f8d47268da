import type { Page } from 'playwright-core'
import type * as z from 'zod/mini'
import type { ApplicationAnswer, applicationAct } from '#contract/certification/applications.ts'

/** Asks a call as the person of the page, and throws where it is refused. */
async function ask<Answer>(page: Page, path: string, body?: object): Promise<Answer> {
  const [status, answer] = await page.evaluate(
    async ([address, sent]) => {
      const headers = { 'Content-Type': 'application/json' }
      const how = sent === undefined ? {} : { method: 'POST', headers, body: JSON.stringify(sent) }
      const response = await fetch(address, how)
      return [response.status, await response.json()] as const
    },
    [path, body] as const,
  )
  if (status >= 400) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return answer as Answer
}

export const readApplication = (page: Page, id: string) => ask<ApplicationAnswer>(page, `/api/applications/${id}`)

type Acting = z.input<typeof applicationAct>

export async function acts(page: Page, id: string, ...sent: Acting[]): Promise<void> {
  for (const one of sent) await ask(page, `/api/applications/${id}/acts`, one)
}

/** The operator's house applies with every rule answered; the affiliate accepts, and plans a visit for today. */
export async function planVisit(operator: Page, affiliate: Page, residenceId: string): Promise<string> {
  const { id } = await ask<{ id: string }>(operator, '/api/applications', { residenceId, level: 2 })
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
