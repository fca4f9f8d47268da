import { sql } from 'kysely'
import type { WaitingSignUpAnswer } from '#contract/account/auth.ts'
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

const columns = sql`id, email, password as "passwordHash", opened_at is not null as "isOpened"`

type Kept = SignUpValues & { id: string | null; now: Date; expiresAt: Date }

export async function keepSignUp(database: SignInDatabase, { id, now, expiresAt, ...values }: Kept): Promise<string> {
  const kept = id ?? crypto.randomUUID()
  const { email, firstName, lastName, organizationName, passwordHash, device, network } = values
  await sql`
    insert into sign_up (id, email, first_name, last_name, organization_name, password, device, network, created_at,
      expires_at)
    values (${kept}, ${email}, ${firstName}, ${lastName}, ${organizationName}, ${passwordHash}, ${device}, ${network},
      ${now}, ${expiresAt})
    on conflict (id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      organization_name = excluded.organization_name, password = excluded.password, device = excluded.device,
      network = excluded.network, created_at = excluded.created_at, expires_at = excluded.expires_at`.execute(database)
  return kept
}

export type Linked = WaitingSignUp & { isPerson: boolean }

export async function findLinked(database: SignInDatabase, id: string, now: Date): Promise<Linked | null> {
  const signUp = await findSignUp(database, id, now)
  if (signUp) return { ...signUp, isPerson: false }
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from person where id = ${id} and not email_verified`.execute(database)
  return rows[0] ? { ...rows[0], passwordHash: null, isOpened: false, isPerson: true } : null
}

async function findSignUp(database: SignInDatabase, id: string, now: Date): Promise<WaitingSignUp | null> {
  const { rows } = await sql<WaitingSignUp>`
    select ${columns} from sign_up where id = ${id} and expires_at > ${now}`.execute(database)
  return rows[0] ?? null
}

type Asked = Omit<WaitingSignUpAnswer, 'isOwn'>

export async function readAsked(database: SignInDatabase, id: string): Promise<Asked | null> {
  const { rows } = await sql<Asked>`
    select first_name as "firstName", last_name as "lastName", organization_name as "organizationName",
      iso_time(created_at) as "askedAt", device, network
    from sign_up where id = ${id} and opened_at is null
    union all
    select coalesce(first_name, ''), coalesce(last_name, ''), '', iso_time(created_at), '', ''
    from person where id = ${id} and not email_verified
    limit 1`.execute(database)
  return rows[0] ?? null
}

export async function endSignUp(database: SignInDatabase, { id, email, isPerson }: Linked): Promise<void> {
  if (isPerson) await sql`select forget_unconfirmed(${email})`.execute(database)
  else await sql`delete from sign_up where id = ${id} and opened_at is null`.execute(database)
}

export async function listWaitingSignUps(database: SignInDatabase, email: string, now: Date, limit: number) {
  const { rows } = await sql<WaitingSignUp>`
    select ${columns} from sign_up where email = ${email} and opened_at is null and expires_at > ${now}
    order by created_at desc, id limit ${limit}`.execute(database)
  return rows
}

type Waiting = Pick<SignUpValues, 'email' | 'firstName' | 'lastName' | 'organizationName'> & {
  id: string
  passwordHash: string | null
}

/**
 * In one transaction. Deletes what an unconfirmed account of the address held, and its other sign-ups. Null when the
 * address has an open account by now or the sign-up was used.
 */
export async function openSignUp(database: SignInDatabase, id: string, now: Date): Promise<string | null> {
  return database.transaction().execute(async (tx) => {
    // All that wait for the address, in one order: two links pressed at once wait for each other.
    const { rows } = await sql<Waiting>`
      select id, email, first_name as "firstName", last_name as "lastName", organization_name as "organizationName",
        password as "passwordHash"
      from sign_up where email = (select email from sign_up where id = ${id}) and opened_at is null and expires_at > ${now}
      order by id for update`.execute(tx)
    const signUp = rows.find((row) => row.id === id)
    if (!signUp?.passwordHash) return null
    const { email, firstName, lastName, organizationName, passwordHash } = signUp
    await sql`select forget_unconfirmed(${email})`.execute(tx)
    const person = { firstName, lastName, email, emailVerified: true, passwordHash }
    const personId = await insertAccountRows(tx, { ...person, memberships: [{ organizationName, role: 'owner' }] })
    if (personId === null) return null
    await sql`delete from sign_up where email = ${email} and id <> ${id}`.execute(tx)
    // The link may be pressed again, by its reader after a mail scanner: it then says the same and does nothing.
    await sql`
      update sign_up set first_name = '', last_name = '', organization_name = '', device = '', network = '',
        password = null, opened_at = ${now} where id = ${id}`.execute(tx)
    return personId
  })
}
