import { sql } from 'kysely'
import { teamChange } from '#contract/team/team.ts'
import { allianceId } from '#domain/people/organization.ts'
import { endFactors } from '#server/modules/auth/factors/two-factor.store.ts'
import { createMail } from '#server/modules/mail/mail.service.ts'
import { createOfficers, type Inviter, type Officers } from '#server/modules/team/officers.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import type { Database } from '#server/plumbing/db.ts'
import { systemClock } from '#server/plumbing/start/clock.ts'
import { createLog } from '#server/plumbing/start/log.ts'

export type StaffAnswer = { lines: string[]; isRefused?: true }

type Settings = { baseUrl: string; mailFrom: string }

const origin = { source: 'team', device: 'command line' } as const
const actor = { kind: 'system', origin } as const

/** Creates the first staff, whom nobody could invite. */
export async function runStaffCommand(
  database: Database,
  [act, address]: readonly (string | undefined)[],
  settings: Settings,
): Promise<StaffAnswer> {
  const applied = await database.migrate()
  const lines = applied.length === 0 ? [] : [`The database was brought up to this version: ${applied.join(', ')}`]
  const officers = createOfficers({ mail: createQueuedMail(database, settings), clock: systemClock, ...settings })
  const answer = await run({ database, officers }, act, address)
  return { ...answer, lines: [...lines, ...answer.lines] }
}

type Parts = { database: Database; officers: Officers }

async function run(parts: Parts, act: string | undefined, address: string | undefined): Promise<StaffAnswer> {
  if (act === 'list') return list(parts)
  const read = teamChange.safeParse({ do: 'invite', email: address ?? '', role: 'owner' })
  if (!read.success || read.data.do !== 'invite') {
    return {
      lines: [`"${address ?? ''}" is not an email address. Say it like: staff add name@example.org`],
      isRefused: true,
    }
  }
  if (act === 'reset-factor') return resetFactor(parts, read.data.email)
  return act === 'add' ? add(parts, read.data.email) : remove(parts, read.data.email)
}

/** For every kind of account: the administrator has made sure who the person is. */
async function resetFactor({ database }: Parts, email: string): Promise<StaffAnswer> {
  const isKnown = await endFactors(database.signIn, email)
  if (!isKnown) return { lines: [`Nobody has an account with ${email}. Nothing was changed.`], isRefused: true }
  return {
    lines: [
      `The app, recovery codes and passkeys of ${email} are ended, and they are signed out everywhere.`,
      'Their password stays. They sign in with it and set up a new second step.',
    ],
  }
}

async function list({ database, officers }: Parts): Promise<StaffAnswer> {
  const { people, invitations } = await database.transactions.run(actor, (tx) => officers.list(tx, allianceId))
  const lines = [
    ...people.map(({ email, name, role, since }) => {
      return `${email}  ${name || 'no name given'}, ${role}, since ${since.toISOString().slice(0, 10)}`
    }),
    ...invitations.map(({ email, expiresAt, isExpired }) => {
      return `${email}  invited, ${isExpired ? 'the link ran out' : `the link works until ${expiresAt}`}`
    }),
  ]
  return { lines: lines.length === 0 ? ['Nobody is staff yet. Invite somebody with: staff add <mail>'] : lines }
}

async function add({ database, officers }: Parts, email: string): Promise<StaffAnswer> {
  try {
    const { link, isAgain } = await database.transactions.run(actor, async (tx) => {
      return officers.bringIn(tx, await findMachine(tx), email, 'owner')
    })
    return {
      lines: [
        isAgain
          ? `${email} was invited already. A new mail is queued, and the link before stopped working.`
          : `${email} is invited to the staff. A mail is queued; the server sends it when it runs.`,
        `The link, for them alone (it works once, for 7 days): ${link}`,
      ],
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const known = error.code === 'conflict' ? `${email} is staff already.` : error.message
    return { lines: [known], isRefused: true }
  }
}

async function remove({ database, officers }: Parts, email: string): Promise<StaffAnswer> {
  try {
    const gone = await database.transactions.run(actor, async (tx) =>
      officers.takeOut(tx, await findMachine(tx), email),
    )
    if (gone === 'member') return { lines: [`${email} is no longer staff.`] }
    if (gone === 'invitation') return { lines: [`The invitation of ${email} is taken back.`] }
    return { lines: [`${email} is not staff, and not invited.`], isRefused: true }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { lines: [`${email} is the last owner of the staff. Add somebody else first.`], isRefused: true }
  }
}

async function findMachine(tx: Parameters<Officers['list']>[0]): Promise<Inviter> {
  const { rows } = await sql<{ name: string }>`select name from organization where id = ${allianceId}`.execute(tx)
  const person = { id: null, name: 'The administrator' }
  return {
    organizationId: allianceId,
    organization: rows[0]?.name ?? '',
    kind: 'alliance',
    person,
    device: origin.device,
  }
}

/** Only queues: the running server, or the next start, delivers within a minute. */
function createQueuedMail({ transactions }: Database, { mailFrom }: Settings) {
  const jobs = { send: () => Promise.resolve() }
  return createMail({
    transactions,
    clock: systemClock,
    transport: 'smtp',
    from: mailFrom,
    jobs,
    log: createLog('warn'),
  })
}
