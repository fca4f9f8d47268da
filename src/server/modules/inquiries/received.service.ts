import type { InquiryCount, ReceivedInquiries, ReceivedInquiry, ReceivedQuery } from '#contract/inquiries/inquiry.ts'
import { inquiryNoteLimit } from '#contract/inquiries/inquiry-fields.ts'
import type { ResidenceAsking } from '#contract/inquiries/residence-asking.ts'
import { closeReasons, isUnanswered } from '#domain/inquiries/inquiry.ts'
import { addDays } from '#domain/language/added-time.ts'
import { findInitials } from '#domain/people/initial.ts'
import { tickAnswered } from '#server/modules/team/training/training.service.ts'
import type { WaitingService } from '#server/modules/waiting/waiting.service.ts'
import { AppError, buildFieldsError } from '#server/plumbing/calls/errors.ts'
import { encodeCursor, readCursor } from '#server/plumbing/calls/page-cursor.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import type { Actor, Tx } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import {
  countQuestions,
  countUnanswered,
  type InHand,
  listAskedResidences,
  listReceived,
  markRead,
  measureFirstAnswers,
  setAnswered,
  setClosed,
  setNote,
  setOpen,
  setTaken,
  takeInHand,
} from './received.store.ts'
import type { Replies } from './replies/replies.service.ts'
import { listReplies } from './replies/replies.store.ts'

export type Reader = { actor: Actor; organizationId: string; person: { id: string; name: string } }

type Form = Readonly<Record<string, string>>

export type ReceivedService = ReturnType<typeof createReceived>

const pageLength = 200
const measuredDays = 30
const isPublic: ReadonlySet<string> = new Set(['list', 'answered', 'reply', 'close', 'reopen'])

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'textsGoOut'> & {
  waiting: Pick<WaitingService, 'addFromInquiry' | 'linesOf' | 'placesOf' | 'refreshListing'>
  replies: Pick<Replies, 'isSaid' | 'send' | 'startDelivery'>
}

export function createReceived({ transactions, clock, waiting, replies, textsGoOut }: Parts) {
  return {
    count: ({ actor, organizationId }: Pick<Reader, 'actor' | 'organizationId'>): Promise<InquiryCount> =>
      transactions.run(actor, (tx) => countUnanswered(tx, organizationId)),
    asking: ({ actor, organizationId }: Pick<Reader, 'actor' | 'organizationId'>): Promise<ResidenceAsking[]> =>
      transactions.run(actor, async (tx) => {
        const lines = await waiting.linesOf(tx, organizationId)
        return toAsking(await countQuestions(tx, organizationId), lines)
      }),
    list: (
      { actor, organizationId, person }: Reader,
      { house: residence = '', status = '', cursor, open = '' }: ReceivedQuery,
    ): Promise<ReceivedInquiries> =>
      transactions.run(actor, async (tx) => {
        const now = clock.now()
        if (open !== '') await markRead(tx, organizationId, open, now)
        const found = await listReceived(tx, {
          residenceId: residence === '' ? null : residence,
          status: status === '' ? 'all' : status,
          personId: person.id,
          after: cursor === undefined || cursor === '' ? null : readEnd(cursor),
          limit: pageLength + 1,
        })
        const rows = found.slice(0, pageLength)
        const ids = rows.map(({ id }) => id)
        const places = await waiting.placesOf(tx, ids)
        const said = await listReplies(tx, ids)
        const since = addDays(now, -measuredDays)
        return {
          items: rows.map((row) => ({ ...row, waiting: places.get(row.id) ?? null, replies: said.get(row.id) ?? [] })),
          next: found.length > pageLength ? encodeEnd(rows.at(-1)) : null,
          residences: await listAskedResidences(tx, organizationId, now),
          textsGoOut,
          firstAnswers: await measureFirstAnswers(tx, organizationId, since),
        }
      }),
    /**
     * Doing it twice changes nothing. Throws `not_found`, `invalid_input`, and `conflict` where somebody else was
     * faster.
     */
    async act(reader: Reader, id: string, form: Form): Promise<void> {
      const residenceId = await transactions.run(reader.actor, async (tx) => {
        const inquiry = await takeInHand(tx, reader.organizationId, id)
        if (!inquiry) throw new AppError('not_found', 'There is no such message. Its sender may have deleted it.')
        if (form.act === 'open') await markRead(tx, reader.organizationId, id, clock.now())
        else if (form.act === 'list') await putOnList(tx, reader, inquiry, form.audience)
        else if (form.act === 'reply') await reply(tx, reader, inquiry, form.words ?? '')
        else await change(tx, reader, inquiry, form, clock.now())
        return inquiry.residenceId
      })
      if (form.act === 'reply') await replies.startDelivery()
      if (isPublic.has(form.act ?? '')) await waiting.refreshListing(residenceId)
    },
  }

  async function reply(tx: Tx, reader: Reader, inquiry: InHand, words: string): Promise<void> {
    const { organizationId, person } = reader
    if (inquiry.kind !== 'bed') throw new AppError('conflict', 'Only a question about a bed is answered from here.')
    if (inquiry.answeredBy === person.id) {
      if (await replies.isSaid(tx, inquiry.id, words, person.id)) return
      throw new AppError('conflict', 'You have answered this one already. To write again, press “Reopen” first.')
    }
    requireFree(inquiry, person.id)
    const at = clock.now()
    await replies.send(tx, inquiry, reader, words, at)
    await setAnswered(tx, inquiry.id, { at, person })
    await tickAnswered(tx, { organizationId, personId: person.id })
    await noteInquiry(tx, reader, inquiry, 'answered')
  }

  async function putOnList(tx: Tx, { organizationId }: Reader, inquiry: InHand, audience: string | undefined) {
    const { id, residenceId, kind, name, answerBy, reach, language, receivedAt } = inquiry
    if (kind !== 'bed' || answerBy === null)
      throw new AppError('conflict', 'Only who asked about a bed can wait for one.')
    const person = { name, answerBy, reach, language, audience, heardAt: receivedAt }
    await waiting.addFromInquiry(tx, { inquiryId: id, organizationId, residenceId, ...person })
  }
}

async function change(tx: Tx, reader: Reader, inquiry: InHand, form: Form, at: Date): Promise<void> {
  const { id, takenBy, answeredBy } = inquiry
  const { organizationId, person } = reader
  const note = (word: string, after = {}) => noteInquiry(tx, reader, inquiry, word, after)
  const isClosed = inquiry.closedName !== null
  switch (form.act) {
    case 'take':
      if (takenBy === person.id) return
      requireFree(inquiry, person.id)
      await setTaken(tx, id, { at, person })
      return note('taken')
    case 'give_back':
      if (takenBy === null) return
      await setTaken(tx, id, null)
      return note('given_back')
    case 'answered':
      if (answeredBy === person.id) return
      requireFree(inquiry, person.id)
      await setAnswered(tx, id, { at, person })
      await tickAnswered(tx, { organizationId, personId: person.id })
      return note('answered')
    case 'close': {
      const reason = closeReasons.find((one) => one === form.reason)
      if (reason === undefined) throw buildFieldsError({ reason: 'Choose why it is closed.' })
      if (inquiry.closedBy === person.id && inquiry.closedReason === reason) return
      requireFree(inquiry, person.id)
      await setClosed(tx, id, { at, person, reason })
      return note('closed', { reason })
    }
    case 'reopen':
      if (answeredBy === null && !isClosed) return
      await setOpen(tx, id)
      return note('reopened')
    case 'note':
      if (!(await writeNote(tx, inquiry, form))) return
      // Who wrote it and when is kept; its words are not, because they go when the sender deletes the message.
      return note('noted')
    default:
      throw new AppError('bad_request', 'This form asks for nothing we know.')
  }
}

function noteInquiry(tx: Tx, { organizationId }: Reader, { id, residenceName }: InHand, change: string, after = {}) {
  return noteChange(tx, {
    organizationId,
    subject: 'inquiry',
    subjectId: id,
    subjectName: residenceName,
    change,
    after,
  })
}

function requireFree({ answeredName, closedName, takenBy, takenName }: InHand, me: string): void {
  if (answeredName !== null) throw new AppError('conflict', `${answeredName} has answered this one meanwhile.`)
  if (closedName !== null) throw new AppError('conflict', `${closedName} has closed this one meanwhile.`)
  if (takenBy === null || takenBy === me) return
  throw new AppError('conflict', `${takenName} is answering this one. Give it back first, if you agreed on that.`)
}

async function writeNote(tx: Tx, inquiry: InHand, form: Form): Promise<boolean> {
  const cleanedNote = cleanNote(form.note ?? '')
  if (cleanedNote.length > inquiryNoteLimit)
    throw buildFieldsError({ note: `Use at most ${inquiryNoteLimit} letters.` })
  if (cleanedNote === inquiry.note) return false
  if (cleanNote(form.seen ?? '') !== inquiry.note) {
    throw new AppError('conflict', `Somebody else changed the note meanwhile. It says now: “${inquiry.note}”`)
  }
  await setNote(tx, inquiry.id, cleanedNote)
  return true
}

function cleanNote(said: string): string {
  return said
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, ' ')
    .toWellFormed()
    .trim()
}

function encodeEnd(row: Omit<ReceivedInquiry, 'waiting' | 'replies'> | undefined): string | null {
  if (row === undefined) return null
  return `${getRank(row)}${encodeCursor({ time: new Date(row.receivedAt), id: row.id })}`
}

function getRank({ status, needed, kind }: Pick<ReceivedInquiry, 'status' | 'needed' | 'kind'>): number {
  if (!isUnanswered(status)) return 3
  if (needed === 'tonight') return 0
  return kind === 'bed' ? 1 : 2
}

function readEnd(cursor: string) {
  return { rank: Math.min(Number(/^\d/.exec(cursor)?.[0] ?? 0), 3), ...readCursor(cursor.slice(1)) }
}

type Line = Awaited<ReturnType<WaitingService['linesOf']>>[number]

function toAsking(questions: ReadonlyMap<string, number>, lines: readonly Line[]): ResidenceAsking[] {
  const residences = new Set([...questions.keys(), ...lines.map(({ residenceId }) => residenceId)])
  return [...residences].map((residenceId) => ({
    residenceId,
    questions: questions.get(residenceId) ?? 0,
    lines: lines
      .filter((line) => line.residenceId === residenceId)
      .map(({ audience, waiting, first }) => ({
        audience,
        waiting,
        first: first && { id: first.id, initials: findInitials(first.name), since: first.since },
      })),
  }))
}
