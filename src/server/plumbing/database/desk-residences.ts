import { sql } from 'kysely'

/** Of `residence r`: an archived one stays until every question is answered or closed and nobody waits. */
export const isOnDesk = sql`(r.status <> 'archived'
  or exists (select from waiting w where w.residence_id = r.id and w.ended_at is null)
  or exists (select from inquiry i where i.residence_id = r.id and i.answered_at is null and i.closed_at is null))`
