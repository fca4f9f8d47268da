import { sql } from 'kysely'

/** Of `residence r`: a person kept to some houses finds these alone, also where the others are public. */
export const isOwnHouse = sql`((select app_houses()) is null or r.id = any ((select app_houses())::uuid[]))`

/** Of `residence r`: an archived one stays until every question is answered or closed and nobody waits. */
export const isOnDesk = sql`(r.status <> 'archived'
  or exists (select from waiting w where w.residence_id = r.id and w.ended_at is null)
  or exists (select from inquiry i where i.residence_id = r.id and i.answered_at is null and i.closed_at is null))`
