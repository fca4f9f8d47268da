import { maxBedChanges } from '#contract/beds/board.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { Refusal } from '#web/plumbing/api/refusal.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import type { Form } from '#web/plumbing/page.ts'

/** False if the form is about something else. What was said anew meanwhile is left, and named; the rest is confirmed. */
export async function sayAllRight({ act, right = '' }: Form['values'], inside: typeof fetch): Promise<boolean> {
  if (act !== 'right') return false
  const now = new Date().toISOString()
  const said = right.split(' ').filter((one) => one !== '')
  if (said.length === 0) throw new Refusal('conflict', 'There is no number here to confirm.')
  const changes = said.map((one) => {
    const [groupId = '', seen = '', open = ''] = one.split('/')
    return {
      id: crypto.randomUUID() as string,
      groupId,
      kind: 'confirm' as const,
      open: open === '' ? Number.NaN : Number(open),
      seen: seen || null,
      madeAt: now,
      together: said.length,
    }
  })
  const left: string[] = []
  for (let from = 0; from < changes.length; from += maxBedChanges) {
    const body = { changes: changes.slice(from, from + maxBedChanges), sentAt: now }
    const { results } = await callApi('POST /api/beds/changes', { body }, { fetch: inside })
    const groupOf = new Map(changes.map(({ id, groupId }) => [id, groupId]))
    left.push(...results.flatMap(({ outcome, id }) => (outcome === 'applied' ? [] : (groupOf.get(id) ?? []))))
  }
  if (left.length > 0) throw new Refusal('conflict', describeLeft(left.length), { fields: { left: left.join(' ') } })
  return true
}

const describeLeft = (count: number) =>
  `${formatCount(count, 'number was', 'numbers were')} changed meanwhile and not confirmed.`
