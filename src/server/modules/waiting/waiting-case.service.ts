import { decide } from '#domain/waiting/decide.ts'
import type { WaitingCase, WaitingEvent, WaitingOutcome } from '#domain/waiting/waiting-case.ts'
import { isId } from '#server/plumbing/calls/known-id.ts'
import { requireOutcome } from '#server/plumbing/calls/refuse.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { deleteInquiry, findLastAsked, findPing, insertPing, setPingAnswer } from './pings.store.ts'
import {
  deleteWaiting,
  findByInquiry,
  findWaiting,
  insertWaiting,
  listResidences,
  lockList,
  savePerson,
  saveSettings,
  setTurns,
} from './waiting.store.ts'

export const emptyCase = { residence: null, person: null, line: [], lastAskedAt: null, ping: null }

type EventSubject = { kind: WaitingEvent['kind']; residenceId: string | undefined; personId: string | undefined }

export async function lockCase(tx: Tx, organizationId: string, about: EventSubject): Promise<WaitingCase> {
  const { kind, residenceId, personId: id } = about
  if (kind === 'added' || kind === 'set_up') {
    return { ...emptyCase, organizationId, residence: await findResidence(tx, organizationId, residenceId) }
  }
  const person = isId(id) ? await findWaiting(tx, { organizationId, id, lock: kind !== 'moved' }) : null
  return {
    ...emptyCase,
    organizationId,
    person,
    line: person && kind === 'moved' ? await lockList(tx, person.residenceId, person.audience) : [],
    lastAskedAt: person && kind === 'asked' ? await findLastAsked(tx, person.id) : null,
  }
}

export async function lockCaseOfInquiry(
  tx: Tx,
  { organizationId, residenceId, inquiryId }: { organizationId: string; residenceId: string; inquiryId: string },
): Promise<WaitingCase> {
  const residence = await findResidence(tx, organizationId, residenceId)
  return { ...emptyCase, organizationId, residence, person: await findByInquiry(tx, organizationId, inquiryId) }
}

export async function lockCaseOfPing(tx: Tx, secretHash: Buffer): Promise<WaitingCase> {
  const ping = await findPing(tx, secretHash, true)
  if (!ping) return { ...emptyCase, organizationId: '' }
  const { organizationId, waitingId } = ping
  return {
    ...emptyCase,
    organizationId,
    ping,
    person: await findWaiting(tx, { organizationId, id: waitingId, lock: true }),
  }
}

async function findResidence(tx: Tx, organizationId: string, id: string | undefined) {
  return (await listResidences(tx, organizationId)).find((one) => one.id === id) ?? null
}

export async function apply(tx: Tx, before: WaitingCase, event: WaitingEvent): Promise<WaitingOutcome> {
  const out = requireOutcome(decide(before, event))
  if (!(await save(tx, before, out, event.at))) return out
  const { organizationId } = before
  for (const note of out.history) await noteChange(tx, { organizationId, subject: 'waiting', ...note })
  return out
}

/** False where the same form or inquiry put them on the list at this moment. */
async function save(tx: Tx, before: WaitingCase, { case: after, tasks }: WaitingOutcome, at: Date): Promise<boolean> {
  const { organizationId, person: was } = before
  const { person, residence, ping } = after
  if (person && !was) return insertWaiting(tx, person.id, { ...person, organizationId }, at)
  if (was && tasks.includes('delete inquiry') && was.inquiryId !== null) await deleteInquiry(tx, was.inquiryId)
  if (was && !person) await deleteWaiting(tx, was.id)
  if (was && person) await savePerson(tx, was, person)
  if (residence && residence !== before.residence)
    await saveSettings(tx, { id: residence.id, organizationId }, residence)
  if (after.line !== before.line)
    await setTurns(
      tx,
      after.line.filter((one) => !before.line.includes(one)),
    )
  if (ping && ping.answer !== null && ping !== before.ping) await setPingAnswer(tx, ping.id, ping.answer, at)
  if (was && tasks.includes('note question')) {
    await insertPing(tx, { organizationId, waitingId: was.id, way: was.answerBy, secretHash: null }, at)
  }
  return true
}
