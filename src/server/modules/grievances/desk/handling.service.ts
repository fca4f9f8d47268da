import { randomUUID } from 'node:crypto'
import type { CaseFile, HandlerFileFields } from '#contract/grievances/filing.ts'
import type { HandlerAct, HandlerCase } from '#contract/grievances/handling.ts'
import { isPast } from '#domain/grievances/clock.ts'
import { findTurnOfCase, noGrievance } from '#domain/grievances/decide.ts'
import type { GrievanceCase } from '#domain/grievances/grievance-case.ts'
import type { GrievanceEvent, Officer } from '#domain/grievances/grievance-event.ts'
import type { OpenFile } from '#server/modules/files/files.service.ts'
import { toLine } from '#server/modules/grievances/cases/case-view.rules.ts'
import type { GrievanceCases } from '#server/modules/grievances/cases/cases.service.ts'
import { seesGrievance } from '#server/modules/grievances/cases/grievances.store.ts'
import { listHandlers } from '#server/modules/grievances/cases/readers.store.ts'
import type { CaseFiles } from '#server/modules/grievances/files/case-files.service.ts'
import { type EntryRow, listEntries } from '#server/modules/grievances/filing/following.store.ts'
import type { GrievanceMailing } from '#server/modules/grievances/mails/mailing.service.ts'
import { toRefusalError } from '#server/plumbing/calls/refuse.ts'
import type { Upload } from '#server/plumbing/calls/upload.ts'
import { isMember } from '#server/plumbing/members.ts'
import type { Seals } from '#server/plumbing/sealing/sealed-text.ts'
import { type Actor, system, type Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { findSeen, listQuestions, type QuestionRow } from './desk.store.ts'
import { toQuestion } from './questions.rules.ts'

export type HandlerContext = {
  actor: Actor
  side: 'affiliate' | 'alliance'
  organizationId: string
  person: { id: string; name: string }
}

type Parts = Pick<ServerParts, 'transactions' | 'clock'> & {
  cases: GrievanceCases
  caseFiles: CaseFiles
  mailing: GrievanceMailing
  seals: Seals
}

export function createHandling({ transactions, cases, caseFiles, mailing, seals, clock }: Parts) {
  async function requireSeen(who: HandlerContext, id: string): Promise<void> {
    if (!(await transactions.run(who.actor, (tx) => seesGrievance(tx, id)))) throw toRefusalError(noGrievance)
  }
  return {
    async read(who: HandlerContext, id: string): Promise<HandlerCase> {
      const found = await transactions.run(who.actor, async (tx) => {
        const seen = await findSeen(tx, id)
        return seen && { seen, entries: await listEntries(tx, id), questions: await listQuestions(tx, id) }
      })
      if (!found) throw toRefusalError(noGrievance)
      const { of, files } = await transactions.run(system, async (tx) => {
        return { of: await cases.read(tx, id), files: await caseFiles.describe(tx, found.entries) }
      })
      const { name, home: residence } = cases.openFiler(found.seen.filerSealed, id)
      const shown = { name, home: residence, isSpanish: found.seen.language === 'es', now: clock.now() }
      return toCase(of, seals, { ...shown, entries: found.entries, files, questions: found.questions })
    },
    async act(who: HandlerContext, id: string, sent: HandlerAct): Promise<void> {
      await requireSeen(who, id)
      await transactions.run(system, async (tx) => {
        const before = await cases.lock(tx, id)
        const by = await toOfficer(tx, who, before)
        const isLast = sent.act === 'step-back' && (await isLastOf(tx, who, before))
        await cases.apply(tx, before, toEvent(sent, { by, isLast, at: clock.now() }))
      })
      await mailing.start()
    },
    /** Throws what `CaseFiles.add` throws, and `not_found`. */
    async addFile(who: HandlerContext, id: string, { act, words }: HandlerFileFields, upload: Upload): Promise<void> {
      await requireSeen(who, id)
      await caseFiles.add(id, upload, async (tx, before) => {
        const by = await toOfficer(tx, who, before)
        return { kind: act === 'tell' ? 'told' : 'noted', by, words, at: clock.now() }
      })
      await mailing.start()
    },
    openFile: (who: HandlerContext, entryId: string): Promise<OpenFile> => caseFiles.open(who.actor, entryId),
  }
}

async function toOfficer(tx: Tx, { side, person }: HandlerContext, { grievance }: GrievanceCase): Promise<Officer> {
  const isParty = await isMember(tx, person.id, grievance.operatorId)
  return { side, id: person.id, name: person.name, isParty }
}

async function isLastOf(tx: Tx, { person }: HandlerContext, { grievance }: GrievanceCase): Promise<boolean> {
  const { organizationId, operatorId: residence, steppedBack } = grievance
  const left = await listHandlers(tx, organizationId, { operatorId: residence, steppedBack })
  return left.every(({ id }) => id === person.id)
}

type HandlerTurn = { by: Officer; isLast: boolean; at: Date }

function toEvent(sent: HandlerAct, { by, isLast, at }: HandlerTurn): GrievanceEvent {
  switch (sent.act) {
    case 'acknowledge':
      return { kind: 'acknowledged', by, words: sent.words, at }
    case 'begin':
      return { kind: 'review began', by, at }
    case 'tell':
      return { kind: 'told', by, words: sent.words, at }
    case 'ask':
      return { kind: 'filer asked', by, words: sent.words, at }
    case 'note':
      return { kind: 'noted', by, words: sent.words, at }
    case 'ask-house':
      return { kind: 'operator asked', by, words: sent.words, questionId: randomUUID(), at }
    case 'refer': {
      const { body, contact, words } = sent
      return { kind: 'referred', by, body, contact, words, at }
    }
    case 'take-back':
      return { kind: 'taken back', by, at }
    case 'close':
      return { kind: 'closed', by, outcome: sent.outcome, words: sent.words, at }
    case 'reopen':
      return { kind: 'reopened', by, words: sent.words, at }
    case 'escalate':
      return { kind: 'escalated', by, words: sent.words, at }
    case 'step-back':
      return { kind: 'stepped back', by, isLast, at }
  }
}

type CaseSource = {
  name: string
  home: string
  isSpanish: boolean
  now: Date
  entries: readonly EntryRow[]
  files: ReadonlyMap<string, CaseFile>
  questions: readonly QuestionRow[]
}

function toCase(of: GrievanceCase, seals: Seals, read: CaseSource): HandlerCase {
  const { grievance, clock } = of
  const { name, home: residence, isSpanish, now, entries, files, questions } = read
  return {
    ...toLine(of, residence, now),
    filer: name,
    mayName: grievance.mayName,
    hasContact: grievance.hasContact,
    isSpanish,
    canAskOperator: grievance.operatorId !== null,
    mayCloseUnanswered: grievance.stage === 'waiting' && isPast(findTurnOfCase(of), now),
    clock,
    entries: entries.map(({ id, change, side, at, byName, forFiler, words }) => {
      const said = words === null ? '' : (seals.open(words, id) ?? '')
      return { id, change, side, at, by: byName, forFiler, words: said, file: files.get(id) ?? null }
    }),
    questions: questions.map((question) => toQuestion(question, seals)),
  }
}
