import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Transactions } from '#server/plumbing/transactions.ts'
import { signedInAs } from './module-server.ts'

type Joining = {
  firstName: string
  organizationId: string
  kind: 'operator' | 'alliance'
  role: 'manager' | 'house_manager'
}

export async function joinOrganization(transactions: Transactions, { firstName, organizationId, kind, role }: Joining) {
  const id = randomUUID()
  await transactions.run({ kind: 'system' }, async (tx) => {
    await sql`insert into person (id, first_name, last_name, email)
      values (${id}, ${firstName}, 'Ashby', ${`${firstName.toLowerCase()}@alliance.example`})`.execute(tx)
    await sql`insert into membership (person_id, organization_id, role) values (${id}, ${organizationId}, ${role})`.execute(
      tx,
    )
  })
  const person = signedInAs(kind, { id, firstName, organizationId })
  return { ...person, organization: person.organization && { ...person.organization, role } }
}
