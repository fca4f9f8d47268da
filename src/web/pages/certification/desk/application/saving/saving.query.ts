import type { RuleSeen } from '#domain/certification/application/answering/answering.ts'
import { type RuleAnswer, ruleAnswers } from '#domain/certification/application/application.ts'
import { buildOwnerHeader } from '#web/parts/desk/call-desk-api.query.ts'
import { type Failure, toFailure } from '#web/plumbing/api/failure.ts'
import { callApi } from '#web/plumbing/api-client.ts'

export type TypedRule = { answer: RuleAnswer | null; note: string; responsible: string }

export function readTyped(form: HTMLFormElement): TypedRule {
  const values = new FormData(form)
  const readText = (name: string) => String(values.get(name) ?? '')
  return {
    answer: ruleAnswers.find((answer) => answer === readText('answer')) ?? null,
    note: readText('note'),
    responsible: readText('responsible'),
  }
}

type AnswerAddress = { id: string; code: string; owner: string | null }

export async function saveRule(
  { id, code, owner }: AnswerAddress,
  typed: TypedRule,
  { seen, isLeaving = false }: { seen: RuleSeen; isLeaving?: boolean },
): Promise<'done' | Failure> {
  try {
    const { answer, note, responsible } = typed
    const body = { act: 'answer' as const, code, answer, note, responsible, was: JSON.stringify(seen) }
    const how = { headers: buildOwnerHeader(owner), keepalive: isLeaving }
    await callApi('POST /api/applications/:id/acts', { params: { id }, body }, how)
    return 'done'
  } catch (error) {
    return toFailure(error)
  }
}
