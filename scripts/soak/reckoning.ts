import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContactMessage } from '#contract/contact/contact.ts'
import type { InboxMessage } from '#contract/contact/inbox.ts'
import type { MailRow } from '#contract/mail/mail.ts'
import type { Written } from './writers.ts'

export type Reckoning = { lost: string[]; twice: string[]; half: string[]; mails: string[] }

export function reckonMessages(written: Written[], stored: InboxMessage[]): Omit<Reckoning, 'mails'> {
  const byEmail = Map.groupBy(stored, ({ email }) => email)
  const known = new Map(written.map((one) => [one.message.email, one]))
  const findMessages = (one: Written) => byEmail.get(one.message.email) ?? []
  const acknowledged = written.filter(({ reference }) => reference !== null)
  return {
    lost: acknowledged
      .filter((one) => !findMessages(one).some(({ ref }) => ref === one.reference))
      .map((one) => `${one.message.email} was told ${one.reference}, which is not there`),
    twice: [...byEmail].filter(([, rows]) => rows.length > 1).map(([email, rows]) => `${email}: ${rows.length} times`),
    half: stored
      .filter((row) => !isWhole(row, known.get(row.email)?.message))
      .map(({ ref }) => `${ref} is not what was sent`),
  }
}

function isWhole(row: InboxMessage, sent: ContactMessage | undefined): boolean {
  if (!sent) return false
  const { stateId, ...words } = sent
  return (
    Object.entries(words).every(([name, value]) => Reflect.get(row, name) === value) && (row.stateId ?? '') === stateId
  )
}

/** `left` is how many mails are not sent yet; those may have a file or not. */
export async function reckonMails(
  stored: InboxMessage[],
  mails: MailRow[],
  folder: string,
): Promise<{ wrong: string[]; left: number; files: number; triedAgain: number }> {
  const wrong: string[] = []
  const subjects = mails.filter(({ kind }) => kind === 'contact-message').map(({ subject }) => subject)
  const recipients = mails.filter(({ kind }) => kind === 'contact-receipt').map(({ recipient }) => recipient)
  wrong.push(
    ...listNotOnce(
      stored.map(({ ref }) => `Message from the contact form (${ref})`),
      subjects,
      'mail',
    ),
  )
  wrong.push(
    ...listNotOnce(
      stored.map(({ email }) => email),
      recipients,
      'receipt',
    ),
  )
  const files = await readdir(folder)
  const waiting = new Set(mails.filter(({ state }) => state !== 'sent').map(({ id }) => id))
  const due = mails.filter(({ id }) => !waiting.has(id)).map(({ id }) => id)
  const there = files.map(readId)
  wrong.push(
    ...listNotOnce(
      due,
      there.filter((id) => !waiting.has(id)),
      'file',
    ),
  )
  for (const file of files.filter((name) => !waiting.has(readId(name)))) {
    const text = await readFile(path.join(folder, file), 'utf8')
    if (!text.endsWith(`--part-${readId(file)}--\n`) || !file.endsWith('.eml')) wrong.push(`${file} is not whole`)
  }
  const triedAgain = mails.filter(({ attempts }) => attempts > 1).length
  return { wrong, left: waiting.size, files: files.length, triedAgain }
}

// 2026-11-21T08-00-00-000Z-<id>.eml, and the same with .part while it is written.
function readId(file: string): string {
  return file.replace(/\.eml(\.part)?$/, '').slice(-36)
}

function listNotOnce(wanted: string[], found: string[], what: string): string[] {
  const counts = new Map(wanted.map((one) => [one, 0]))
  const strangers: string[] = []
  for (const one of found) {
    const count = counts.get(one)
    if (count === undefined) strangers.push(one)
    else counts.set(one, count + 1)
  }
  const off = [...counts].filter(([, count]) => count !== 1)
  return [
    ...off.map(([one, count]) => `${one}: ${count} times a ${what}`),
    ...strangers.map((one) => `${one}: a ${what} nobody asked for`),
  ]
}
