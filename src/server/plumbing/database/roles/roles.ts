import { DatabaseSetupError, type OwnerConnection, quoteName } from '#server/plumbing/database/engine.ts'
import { roles } from './role-names.ts'

type RoleState = { name: string; exists: boolean; member: boolean; login: string; version: number }

/** Throws DatabaseSetupError with the statements that an administrator can run. */
export async function ensureRoles(connection: OwnerConnection): Promise<void> {
  for (const role of await readStandings(connection)) {
    if (!role.exists) await tryToExecute(connection, role, `create role ${role.name} nologin`)
    if (!role.member) await tryToExecute(connection, role, grant(role))
  }
}

async function readStandings(connection: OwnerConnection): Promise<RoleState[]> {
  return connection.query<RoleState>(
    `select wanted as name, pg_roles.oid is not null as exists, current_user as login, version,
       coalesce(pg_has_role(current_user, pg_roles.oid, case when version >= 160000 then 'SET' else 'MEMBER' end), false)
         as member
     from unnest($1::text[]) as wanted
     cross join (select current_setting('server_version_num')::int as version) as server
     left join pg_roles on rolname = wanted`,
    [Object.values(roles)],
  )
}

// Taking the role is enough: inheriting its rights would let the owner's slips pass for the role's own work.
function grant({ name, login, version }: RoleState): string {
  return `grant ${name} to ${quoteName(login)}${version >= 160_000 ? ' with inherit false, set true' : ''}`
}

const insufficientPrivilege = '42501'
const lostRace = new Set(['42710', '23505', 'XX000'])

async function tryToExecute(connection: OwnerConnection, role: RoleState, statement: string, tries = 5): Promise<void> {
  try {
    await connection.execute(statement)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === insufficientPrivilege) throw new DatabaseSetupError(buildAdminHelp(role.login), { cause: error })
    if (typeof code !== 'string' || !lostRace.has(code) || tries === 0) throw error
    if (code === 'XX000') await tryToExecute(connection, role, statement, tries - 1)
  }
}

function buildAdminHelp(login: string): string {
  const names = Object.values(roles)
  return [
    `The database user ${quoteName(login)} may not create the roles this server works with.`,
    'Ask an administrator of the database to run:',
    ...names.map((name) => `  create role ${name} nologin;`),
    `  grant ${names.join(', ')} to ${quoteName(login)};`,
    `or to allow the user to do it: alter role ${quoteName(login)} createrole;`,
  ].join('\n')
}
