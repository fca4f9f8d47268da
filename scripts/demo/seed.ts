import { sql } from 'kysely'
import { allianceId } from '#domain/people/organization.ts'
import type { GivenAccount } from '#server/modules/auth/sign-up/sign-up.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Transactions, Tx } from '#server/plumbing/transactions.ts'
import { makeCertificates } from './certificates.ts'
import type { DemoData } from './demo-rows.ts'
import {
  insertBedGroups,
  insertBedReports,
  insertCertificates,
  insertOrganizations,
  insertResidences,
} from './demo-tables.ts'
import { insertMissedSearches } from './missed-searches.ts'
import { memberships, namedOrganizations, operatorOrganization, people } from './people/accounts.ts'
import { insertApplications } from './people/applications.ts'
import { insertClaims } from './people/claims.ts'
import { insertDemoInbox } from './people/demo-inbox.ts'
import { insertDemoReports } from './people/demo-reports.ts'
import { insertDemoStatePage } from './people/demo-state-page.ts'
import { insertDemoTeam } from './people/demo-team.ts'
import { insertStateApplications } from './people/state-applications.ts'
import { type CaseSecrets, insertStateCases } from './people/state-cases.ts'

const system = { kind: 'system' } as const

/** Any number that no other lock uses. */
const demoLock = sql`select pg_advisory_xact_lock(7020726113)`

/** Released when the transaction ends. */
export async function lockDemo(tx: Tx): Promise<void> {
  await demoLock.execute(tx)
}

/**
 * Only into an empty database: no residence, and no organization but the alliance and the demo's own, so that an
 * interrupted load is finished by the next start. Otherwise changes nothing. Gives the accounts, whose password is
 * then `password`.
 */
export async function seedDemo(parts: {
  transactions: Transactions
  createAccount: (account: GivenAccount) => Promise<string>
  password: string
  secrets: CaseSecrets
  now: Date
}): Promise<{ accounts: string[] }> {
  const { transactions, createAccount, password, secrets, now } = parts
  const empty = await transactions.run(system, async (tx) => {
    await lockDemo(tx)
    if (!(await isEmpty(tx))) return false
    await insertOrganizations(tx, namedOrganizations)
    return true
  })
  if (empty) {
    // Accounts have transactions of their own, as those of a sign-up; reports name the person who made them.
    const accounts = people.map((person) => ensureAccount(createAccount, { ...person, password }))
    // Hashing the password takes another thread as long as making the rows takes this one.
    const [demo] = await Promise.all([makeDemo(now), ...accounts])
    await transactions.run(system, (tx) => insertDemo(tx, { demo, secrets, now }))
  }
  return { accounts: await transactions.run(system, listAccounts) }
}

async function ensureAccount(
  createAccount: (account: GivenAccount) => Promise<string>,
  account: { id: string; email: string; firstName: string; lastName: string; password: string },
): Promise<void> {
  const own = memberships.filter(({ personId }) => personId === account.id)
  try {
    await createAccount({ ...account, emailVerified: true, memberships: own })
  } catch (error) {
    const isThereAlready = error instanceof AppError && error.code === 'conflict'
    if (!isThereAlready) throw error
  }
}

async function makeDemo(now: Date): Promise<DemoData> {
  // Loaded only here: a start that has nothing to seed does not wait for the towns.
  const { buildDemoData: demoData } = await import('./demo-data.ts')
  return demoData({ now })
}

type Loaded = { demo: DemoData; secrets: CaseSecrets; now: Date }

async function insertDemo(tx: Tx, { demo, secrets, now }: Loaded): Promise<void> {
  await lockDemo(tx)
  if (!(await isEmpty(tx))) return
  await insertOrganizations(tx, demo.organizations)
  await insertResidences(tx, demo.residences)
  await insertBedGroups(tx, demo.bedGroups)
  await insertCertificates(tx, makeCertificates(demo.residences, now))
  await insertBedReports(tx, demo.bedReports)
  await insertDemoTeam(tx, now)
  await insertDemoInbox(tx, now)
  await insertDemoReports(tx, now)
  await insertClaims(tx, now)
  await insertApplications(tx, now)
  await insertStateApplications(tx, now)
  await insertStateCases(tx, now, secrets)
  await insertDemoStatePage(tx, now)
  await insertMissedSearches(tx, now)
}

async function isEmpty(tx: Tx): Promise<boolean> {
  const expected = [allianceId, ...namedOrganizations.map(({ id }) => id)]
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from residence)
      and not exists (select from organization where id <> all (${expected}::uuid[])) as empty`.execute(tx)
  return rows[0]?.empty ?? false
}

async function listAccounts(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select p.email from person p
    where p.id = any (${people.map(({ id }) => id)}::uuid[])
      and exists (select from residence where organization_id = ${operatorOrganization.id})`.execute(tx)
  const present = new Set(rows.map(({ email }) => email))
  return people.map(({ email }) => email).filter((email) => present.has(email))
}
