import { sql } from 'kysely'

// Casts that are wrong on purpose: the checks must find each of them.

export const wrongName = sql<{ id: string; nmae: string }>`select id, name from organization limit 1`

export const wrongType = sql<{ made: string }>`select created_at as made from organization limit 1`

export const wrongNull = sql<{ id: string; none: string }>`select id, null::text as none from organization limit 1`

export const wrongWord = sql<{ kind: 'one' | 'other' }>`select kind from organization where kind = ${'alliance'}`

export const wrongInside = sql<{ found: { at: Date }[] }>`
  select json_agg(json_build_object('at', created_at)) as found from organization where kind = 'alliance'`

export const right = sql<{ id: string; made: Date; text: string | null; one: { kind: string } }>`
  select id, created_at as made, null::text as text, json_build_object('kind', kind) as one from organization limit 1`
