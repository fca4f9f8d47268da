import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { DeskRole } from '#domain/desk-powers.ts'
import type { SignedIn } from '#server/plumbing/http.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { signedInAs } from './module-server.ts'

/** Puts a person with a role in an operator's organisation into a test's database, signed in for it. */
export async function buildDeskPerson(
  transactions: Transactions,
  organisationId: string,
  { role = 'manager', firstName = 'Robin' }: { role?: DeskRole; firstName?: string } = {},
): Promise<SignedIn> {
  const id = randomUUID()
  await transactions.run({ kind: 'system' }, async (tx) => {
    await sql`insert into person (id, first_name, email) values (${id}, ${firstName}, ${`${id}@homes.example`})`.execute(
      tx,
    )
    await sql`insert into membership (person_id, organisation_id, role) values (${id}, ${organisationId}, ${role})`.execute(
      tx,
    )
  })
  const person = signedInAs('operator', { id, firstName, organisationId })
  return { ...person, organisation: person.organisation && { ...person.organisation, role } }
}
