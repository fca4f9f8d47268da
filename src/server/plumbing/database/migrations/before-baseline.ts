import { oldMigrations } from './old-migrations.ts'

export const baselineName = '0001_baseline'

type Applied = { name: string; checksum: string }

export function isBeforeBaseline(done: readonly Applied[]): boolean {
  return done[0]?.name === oldMigrations[0]?.[0]
}

/** Null when all of the old migrations were applied as they were published, and nothing else. */
export function whyNotBaseline(done: readonly Applied[]): string | null {
  for (const [place, { name, checksum }] of done.entries()) {
    const old = oldMigrations[place]
    if (old === undefined) return `has the migration ${name}, which this version of the server does not know.`
    if (name !== old[0]) return `has the migration ${name} where ${old[0]} is expected.`
    if (checksum !== old[1]) return `was made with another db/migrations/${name}.sql than the one that was published.`
  }
  if (done.length === oldMigrations.length) return null
  const [last] = oldMigrations.at(-1) ?? []
  return (
    `has the old migrations up to ${done.at(-1)?.name}, and this version goes on from ${last}. ` +
    `Use the last version that has db/migrations/${last}.sql once (commit 54a3536d): it applies the others. ` +
    'Then use this version. docs/operations.md says how.'
  )
}

/** Gives each function of a database the body that the baseline has: `create or replace` for each of its functions. */
export function replaceFunctions(baseline: string): string {
  const functions = baseline.match(functionStatement) ?? []
  return functions.map((one) => one.replace('create function', 'create or replace function')).join('\n')
}

const functionStatement =
  /^create function [\s\S]*?(?:\$\$[\s\S]*?\$\$;|^begin atomic[\s\S]*?^end;|^ *return [\s\S]*?;$)/gm
