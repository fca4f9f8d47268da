import { randomUUID } from 'node:crypto'
import { decideGrievance, noGrievance } from '#domain/grievances/decide.ts'
import type { GrievanceCase } from '#domain/grievances/grievance-case.ts'
import type { GrievanceEvent, GrievanceOut } from '#domain/grievances/grievance-event.ts'
import type { GrievanceMailing } from '#server/modules/grievances/mails/mailing.service.ts'
import { requireOutcome, toRefusalError } from '#server/plumbing/calls/refuse.ts'
import type { Seals } from '#server/plumbing/sealing/sealed-text.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import {
  insertEntry,
  insertQuestion,
  readCase,
  readFilerSealed,
  saveAnswer,
  saveGrievance,
} from './grievances.store.ts'

export type FilerSaid = { name: string; home: string }

export type NewFile = { id: string; name: string }

export type GrievanceCases = ReturnType<typeof createGrievanceCases>

export function createGrievanceCases({ seals, mailing }: { seals: Seals; mailing: GrievanceMailing }) {
  /** Of what was sealed with another secret nothing is left. */
  function openFiler(sealed: Uint8Array | null, id: string): FilerSaid {
    const text = sealed === null ? null : seals.open(sealed, id)
    return text === null ? { name: '', home: '' } : (JSON.parse(text) as FilerSaid)
  }

  async function saveOperator(tx: Tx, { case: { grievance }, asked, answered }: GrievanceOut, event: GrievanceEvent) {
    if (answered !== null && 'by' in event && event.by.side === 'operator') {
      const sealed = seals.seal(answered.words, answered.id)
      await saveAnswer(tx, answered.id, { sealed, at: event.at, name: event.by.name })
    }
    if (asked === null || grievance.operatorId === null) return
    const { name } = openFiler(await readFilerSealed(tx, grievance.id), grievance.id)
    await insertQuestion(tx, {
      id: asked.id,
      grievanceId: grievance.id,
      organizationId: grievance.operatorId,
      residenceName: grievance.residenceName,
      askedBy: grievance.organizationName,
      askedAt: event.at,
      dueAt: asked.dueAt,
      questionSealed: seals.seal(asked.words, asked.id),
      filerSealed: grievance.mayName && name !== '' ? seals.seal(name, asked.id) : null,
    })
  }

  return {
    openFiler,
    read: (tx: Tx, id: string): Promise<GrievanceCase> => requireFound(readCase(tx, id)),
    lock: (tx: Tx, id: string): Promise<GrievanceCase> => requireFound(readCase(tx, id, { lock: true })),
    /** `file` goes with what is said. */
    async apply(tx: Tx, before: GrievanceCase, event: GrievanceEvent, file?: NewFile): Promise<void> {
      const out = requireOutcome(decideGrievance(before, event))
      await saveGrievance(tx, before.grievance, out.case.grievance)
      for (const { words, ...entry } of out.entries) {
        const id = randomUUID()
        // What the house was asked and answered stands with its question.
        const isKept = words !== '' && entry.change !== 'operator_asked' && entry.change !== 'operator_answered'
        const wordsSealed = isKept ? seals.seal(words, id) : null
        const sealed = file ? { id: file.id, nameSealed: seals.seal(file.name, id) } : null
        const about = { id, grievanceId: before.grievance.id, at: event.at, wordsSealed, file: sealed }
        await insertEntry(tx, { ...about, ...entry })
      }
      await saveOperator(tx, out, event)
      await mailing.send(tx, out)
    },
  }
}

async function requireFound(reading: Promise<GrievanceCase | null>): Promise<GrievanceCase> {
  const of = await reading
  if (!of) throw toRefusalError(noGrievance)
  return of
}
