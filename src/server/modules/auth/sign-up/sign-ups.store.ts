import { sql } from 'kysely'
import { insertAccountRows } from '#server/modules/auth/auth.store.ts'
import type { SignInDatabase } from '#server/plumbing/transactions.ts'

export type SignUpValues = {
  email: string
  firstName: string
  lastName: string
  organizationName: string
  passwordHash: string
  device: string
  network: string
}

export type WaitingSignUp = { id: string; email: string; passwordHash: string | null; isOpened: boolean }

const columns = ['id', 'email', 'password as passwordHash', 'opened_at'] as const

export async function keepSignUp(
  database: SignInDatabase,
  { id, now, expiresAt, ...values }: SignUpValues & { id: string | null; now: Date; expiresAt: Date },
): Promise<string> {
  const row = {
    first_name: values.firstName,
    last_name: values.lastName,
    organization_name: values.organizationName,
    password: values.passwordHash,
    device: values.device,
    network: values.network,
    created_at: now,
    expires_at: expiresAt,
  }
  const kept = await database
    .insertInto('sign_up')
    .values({ id: id ?? crypto.randomUUID(), email: values.email, ...row, opened_at: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  return kept.id
}

export type LinkedSignUp = WaitingSignUp & { isPerson: boolean }

export async function findLinked(database: SignInDatabase, id: string, now: Date): Promise<LinkedSignUp | null> {
  const signUp = await findSignUp(database, id, now)
  if (signUp) return { ...signUp, isPerson: false }
  const person = await database
    .selectFrom('person')
    .select(['id', 'email'])
    .where('id', '=', id)
    .where('email_verified', '=', false)
    .executeTakeFirst()
  return person ? { ...person, passwordHash: null, isOpened: false, isPerson: true } : null
}

async function findSignUp(database: SignInDatabase, id: string, now: Date): Promise<WaitingSignUp | null> {
  const row = await database
    .selectFrom('sign_up')
    .select(columns)
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ? toWaiting(row) : null
}

export async function readAsked(database: SignInDatabase, id: string) {
  const row = await database
    .selectFrom('sign_up')
    .select(['first_name as firstName', 'last_name as lastName', 'organization_name as organizationName'])
    .select(['created_at as askedAt', 'device', 'network'])
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .executeTakeFirst()
  if (row) return { ...row, askedAt: row.askedAt.toISOString() }
  const person = await database
    .selectFrom('person')
    .select(['first_name as firstName', 'last_name as lastName', 'created_at as askedAt'])
    .where('id', '=', id)
    .where('email_verified', '=', false)
    .executeTakeFirst()
  if (!person) return null
  const { firstName, lastName, askedAt } = person
  const names = { firstName: firstName ?? '', lastName: lastName ?? '', organizationName: '' }
  return { ...names, askedAt: askedAt.toISOString(), device: '', network: '' }
}

export async function endSignUp(database: SignInDatabase, { id, email, isPerson }: LinkedSignUp): Promise<void> {
  if (isPerson) await sql`select forget_unconfirmed(${email})`.execute(database)
  else await database.deleteFrom('sign_up').where('id', '=', id).where('opened_at', 'is', null).execute()
}

export async function listWaitingSignUps(database: SignInDatabase, email: string, now: Date, limit: number) {
  const rows = await database
    .selectFrom('sign_up')
    .select(columns)
    .where('email', '=', email)
    .where('opened_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(toWaiting)
}

function toWaiting({ opened_at, ...row }: Omit<WaitingSignUp, 'isOpened'> & { opened_at: Date | null }): WaitingSignUp {
  return { ...row, isOpened: opened_at !== null }
}

/**
 * In one transaction. Deletes what an unconfirmed account of the address held, and its other sign-ups. Null when the
 * address has an open account by now or the sign-up was used.
 */
export async function openSignUp(database: SignInDatabase, id: string, now: Date): Promise<string | null> {
  return database.transaction().execute(async (tx) => {
    // All that wait for the address, in one order: two links pressed at once wait for each other.
    const waiting = await tx
      .selectFrom('sign_up')
      .selectAll()
      .where('email', '=', ({ selectFrom }) => selectFrom('sign_up').select('email').where('id', '=', id))
      .where('opened_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('id')
      .forUpdate()
      .execute()
    const signUp = waiting.find((row) => row.id === id)
    if (!signUp?.password) return null
    await sql`select forget_unconfirmed(${signUp.email})`.execute(tx)
    const personId = await insertAccountRows(tx, {
      firstName: signUp.first_name,
      lastName: signUp.last_name,
      email: signUp.email,
      emailVerified: true,
      passwordHash: signUp.password,
      memberships: [{ organizationName: signUp.organization_name, role: 'owner' }],
    })
    if (personId === null) return null
    await tx.deleteFrom('sign_up').where('email', '=', signUp.email).where('id', '<>', id).execute()
    // The link may be pressed again, by its reader after a mail scanner: it then says the same and does nothing.
    const empty = { first_name: '', last_name: '', organization_name: '', device: '', network: '' }
    const used = { ...empty, password: null, opened_at: now }
    await tx.updateTable('sign_up').set(used).where('id', '=', id).execute()
    return personId
  })
}
