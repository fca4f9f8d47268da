import { randomUUID } from 'node:crypto'
import { decide, noGrievance } from '#domain/grievances/decide.ts'
import type { GrievanceCase } from '#domain/grievances/grievance-case.ts'
import type { GrievanceEvent, GrievanceTask } from '#domain/grievances/grievance-event.ts'
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

  async function carryOut(tx: Tx, { grievance }: GrievanceCase, task: GrievanceTask, at: Date): Promise<void> {
    const { id, words } = task
    if (task.kind === 'keep answer') return saveAnswer(tx, id, { sealed: seals.seal(words, id), at, name: task.by })
    const { name } = openFiler(await readFilerSealed(tx, grievance.id), grievance.id)
    await insertQuestion(tx, {
      id,
      grievanceId: grievance.id,
      organizationId: task.operatorId,
      residenceName: grievance.residenceName,
      askedBy: grievance.organizationName,
      askedAt: at,
      dueAt: task.dueAt,
      questionSealed: seals.seal(words, id),
      filerSealed: grievance.mayName && name !== '' ? seals.seal(name, id) : null,
    })
  }

  return {
    openFiler,
    read: (tx: Tx, id: string): Promise<GrievanceCase> => requireFound(readCase(tx, id)),
    lock: (tx: Tx, id: string): Promise<GrievanceCase> => requireFound(readCase(tx, id, { lock: true })),
    /** `file` goes with what is said. */
    async apply(tx: Tx, before: GrievanceCase, event: GrievanceEvent, file?: NewFile): Promise<void> {
      const out = requireOutcome(decide(before, event))
      await saveGrievance(tx, before.grievance, out.case.grievance)
      for (const { words, ...entry } of out.history) {
        const id = randomUUID()
        // What the house was asked and answered stands with its question.
        const isKept = words !== '' && entry.change !== 'operator_asked' && entry.change !== 'operator_answered'
        const wordsSealed = isKept ? seals.seal(words, id) : null
        const sealed = file ? { id: file.id, nameSealed: seals.seal(file.name, id) } : null
        const about = { id, grievanceId: before.grievance.id, at: event.at, wordsSealed, file: sealed }
        await insertEntry(tx, { ...about, ...entry })
      }
      for (const task of out.tasks) await carryOut(tx, out.case, task, event.at)
      await mailing.send(tx, out)
    },
  }
}

async function requireFound(reading: Promise<GrievanceCase | null>): Promise<GrievanceCase> {
  const of = await reading
  if (!of) throw toRefusalError(noGrievance)
  return of
}
