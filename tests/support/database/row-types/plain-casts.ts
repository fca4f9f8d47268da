import { sql } from 'kysely'

// Read as source by the test of `isPlain`.

const said = [
  sql<{ id: string; made: Date }>`
    select id, made_at as made from signing_key where organization_id = ${'1'} and retired_at is null order by id limit 1`,
  sql<{ name: string; state: string }>`
    select o.name, s.name as state from organization o join state s on s.code = o.state_code where o.kind = 'affiliate'`,
  sql<{ id: string }>`update claim set ended_at = ${'now'} where id = ${'1'} returning id`,
]

/** JSON, a word narrower than the schema's, a function, a condition on more than a column. */
const onlyCast = [
  sql<{ moved: string[] }>`select moved from listing_merge where id = ${'1'}`,
  sql<{ kind: 'signed_in' }>`select kind from security_event where id = ${'1'}`,
  sql<{ name: string }>`select lower(name) as name from organization where id = ${'1'}`,
  sql<{ id: string }>`select id from person where exists (select from membership where person_id = person.id)`,
]

export const planted = { said, onlyCast }
