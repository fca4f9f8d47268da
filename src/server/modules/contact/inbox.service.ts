import {
  type InboxMessage,
  type InboxPage,
  type InboxQuery,
  type InboxRow,
  promisedHours,
} from '#contract/contact/inbox.ts'
import { hourMs } from '#domain/language/durations.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { encodeCursor, readCursor } from '#server/plumbing/calls/page-cursor.ts'
import { toOneLine } from '#server/plumbing/mail/mail-parts.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import { type Actor, system, type Transactions, type Tx } from '#server/plumbing/transactions.ts'
import {
  assignMessage,
  countMessages,
  findMessage,
  findMessagesOf,
  listMessages,
  markAnswered,
  markRead,
  type Person,
  reopenMessage,
  type StoredMessage,
  unassignMessage,
} from './inbox.store.ts'
import { buildMessageRef, readMessageRef } from './message-ref.rules.ts'

export type Staff = { actor: Actor; person: Person }

/** Every call on one message throws `not_found` when there is none. */
export type Inbox = ReturnType<typeof createInbox>

const pageSize = 25
const excerptLength = 160
const promise = promisedHours * hourMs

export function createInbox({ transactions, clock }: { transactions: Transactions; clock: Clock }) {
  function change(staff: Staff, id: string, work: (tx: Tx, message: StoredMessage) => Promise<void>) {
    return transactions.run(staff.actor, async (tx) => {
      const found = await find(tx, id)
      if (found.readAt === null) await markRead(tx, id, clock.now())
      await work(tx, found)
      return toMessage(await find(tx, id))
    })
  }

  return {
    list: (staff: Staff, { filter, cursor }: InboxQuery): Promise<InboxPage> =>
      transactions.run(staff.actor, async (tx) => {
        const after = cursor === undefined ? null : readCursor(cursor)
        const me = staff.person.id
        const found = await listMessages(tx, { filter, me, after, limit: pageSize + 1 })
        const lateBefore = new Date(clock.now().getTime() - promise)
        const counts = await countMessages(tx, me, lateBefore)
        const rows = found.slice(0, pageSize)
        const last = found.length > pageSize ? rows.at(-1) : undefined
        const next = last ? encodeCursor({ time: last.answeredAt ?? last.receivedAt, id: last.id }) : null
        return { rows: rows.map(toRow), next, counts }
      }),
    /** By their number, or by the whole address of whoever wrote. As the system. */
    search: async (typed: string, limit: number): Promise<InboxRow[]> => {
      const by = typed.includes('@') ? { email: typed } : readMessageRef(typed)
      if (by === null) return []
      const found = await transactions.run(system, (tx) => findMessagesOf(tx, by, limit))
      return found.map(toRow)
    },
    read: (staff: Staff, id: string): Promise<InboxMessage> => change(staff, id, async () => {}),
    /** Throws `conflict` when somebody else has taken it; anybody may release it first. */
    assign: (staff: Staff, id: string, to: 'me' | 'nobody'): Promise<InboxMessage> =>
      change(staff, id, async (tx, found) => {
        if (to === 'nobody') return unassignMessage(tx, id)
        if (await assignMessage(tx, id, staff.person)) return
        const who = found.assignedName ?? 'Somebody else'
        throw new AppError('conflict', `${who} has taken this message. Give it back first.`)
      }),
    setAnswered: (staff: Staff, id: string, answered: boolean): Promise<InboxMessage> =>
      change(staff, id, (tx) => (answered ? markAnswered(tx, id, staff.person, clock.now()) : reopenMessage(tx, id))),
  }
}

async function find(tx: Tx, id: string): Promise<StoredMessage> {
  const found = await findMessage(tx, id)
  if (!found) throw new AppError('not_found', 'There is no such message. It may have been deleted after its time.')
  return found
}

function toRow(message: StoredMessage): InboxRow {
  const words = toOneLine(message.message)
  return {
    id: message.id,
    ref: buildMessageRef(message.id),
    senderName: `${message.firstName} ${message.lastName}`,
    facilityName: message.facilityName,
    stateId: message.stateCode,
    excerpt: words.length > excerptLength ? `${words.slice(0, excerptLength).toWellFormed()}…` : words,
    receivedAt: message.receivedAt.toISOString(),
    dueAt: new Date(message.receivedAt.getTime() + promise).toISOString(),
    readAt: message.readAt?.toISOString() ?? null,
    answeredAt: message.answeredAt?.toISOString() ?? null,
    assignedTo: toPerson(message.assignedTo, message.assignedName),
  }
}

function toMessage(message: StoredMessage): InboxMessage {
  const { firstName, lastName, email, phone, answeredBy, answeredName } = message
  const by = toPerson(answeredBy, answeredName)
  return { ...toRow(message), firstName, lastName, email, phone, message: message.message, answeredBy: by }
}

const toPerson = (id: string | null, name: string | null): Person | null => (id && name ? { id, name } : null)
