import { type RawBuilder, sql } from 'kysely'
import type { ClaimNotice, DecidedClaim, OwnClaim } from '#contract/claims/claims.ts'
import type { StaffSearchAnswer } from '#contract/residence/moderation/staff-search.ts'
import { affiliateDays, codeTries } from '#domain/claims/claim.ts'
import { allianceId } from '#domain/people/organization.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

type StaffClaim = StaffSearchAnswer['claims']['rows'][number]

const residence = sql`'id', c.residence_id, 'slug', l.slug, 'name', coalesce(l.name, c.residence_name),
  'city', coalesce(l.city, c.city), 'state', c.state_code`
const end = sql`case when c.ended_at is not null then json_build_object('as', c.ended_as, 'at', iso_time(c.ended_at),
  'reason', c.end_reason, 'by', c.decided_name) end`
const undone = sql`case when c.undone_at is not null
  then json_build_object('at', iso_time(c.undone_at), 'reason', c.undo_reason) end`
const handedOn = sql`case when c.handed_over_at is not null then json_build_object('at', iso_time(c.handed_over_at),
  'to', c.handed_over_to, 'reason', c.handed_over_reason) end`
const papers = sql`(select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'size', p.size)
  order by p.added_at, p.id), '[]') from claim_paper p where p.claim_id = c.id)`
const kept = sql`(select coalesce(json_agg(json_build_object('decision', d.decision, 'reason', d.reason, 'note', d.note)), '[]')
  from claim_decision d where d.claim_id = c.id)`
const objection = sql`case when n.objected_at is not null then json_build_object('words', n.objection,
  'at', iso_time(n.objected_at), 'by', n.objected_name) end`

export type ReadOwnClaim = OwnClaim & { codeTo: { email: string | null; phone: string | null } }

export async function listOwnClaims(tx: Tx, organizationId: string, limit: number): Promise<ReadOwnClaim[]> {
  const { rows } = await sql<ReadOwnClaim>`
    select c.id, json_build_object(${residence}) as residence, iso_time(c.made_at) as "madeAt", c.made_name as "madeBy", c.way,
      iso_time(c.shown_at) as "shownAt", c.letter, ${papers} as papers,
      json_build_object('email', case when l.slug is not null then r.email end,
        'phone', case when l.slug is not null and r.takes_texts then l.phone end) as "codeTo",
      case when c.shown_at is null and k.id is not null then json_build_object('way', k.way,
        'sentAt', iso_time(k.sent_at), 'expiresAt', iso_time(k.expires_at),
        'triesLeft', greatest(${codeTries}::int - k.tries, 0)) end as code,
      case when c.waiting_reason is not null then json_build_object('because', c.waiting_reason,
        'decider', c.decider_name, 'allianceFrom', case when c.decider_id <> ${allianceId}
          then iso_time(c.shown_at + ${affiliateDays}::int * interval '24 hours') end) end as waits,
      c.competing_since is not null as "hasRival",
      iso_time(c.disowned_at) as "disownedAt",
      ${end} as "end", ${undone} as undone, ${handedOn} as "handedOn"
    from claim c
    left join listing l on l.residence_id = c.residence_id
    left join residence r on r.id = c.residence_id and r.status = 'published'
    left join claim_code k on k.claim_id = c.id
    where c.organization_id = ${organizationId}
    order by c.ended_at is not null, c.made_at desc, c.id limit ${limit}`.execute(tx)
  return rows
}

export async function listNotices(tx: Tx, organizationId: string, limit: number): Promise<ClaimNotice[]> {
  const { rows } = await sql<ClaimNotice>`
    select n.claim_id as id, json_build_object('name', n.residence_name, 'city', n.city, 'state', n.state_code) as residence,
      n.claimant_name as claimant, iso_time(n.notified_at) as "toldAt", ${objection} as objection,
      case when n.ended_at is not null then json_build_object('as', n.ended_as, 'at', iso_time(n.ended_at)) end as "end",
      iso_time(n.undone_at) as "undoneAt"
    from claim_notice n where n.organization_id = ${organizationId}
    order by n.ended_at is not null, n.notified_at desc, n.claim_id limit ${limit}`.execute(tx)
  return rows
}

export type ReadDecidedClaim = Omit<DecidedClaim, 'url' | 'mayDecideFrom' | 'mayUndoUntil' | 'recallSeconds'> & {
  deciderId: string | null
  decidedBy: string | null
  isHandedOn: boolean
}

export function listWaiting(tx: Tx, limit: number): Promise<ReadDecidedClaim[]> {
  return listDecided(
    tx,
    sql`where c.shown_at is not null and c.ended_at is null
      order by min(c.shown_at) over (partition by c.residence_id), c.residence_id, c.shown_at, c.id limit ${limit}`,
  )
}

export function listEnded(tx: Tx, since: Date, limit: number): Promise<ReadDecidedClaim[]> {
  return listDecided(
    tx,
    sql`where c.shown_at is not null and c.ended_as in ('approved', 'refused') and c.ended_at > ${since}
      order by c.ended_at desc, c.id limit ${limit}`,
  )
}

const takenBack = sql`(
  select json_build_object('at', iso_time(b.undone_at), 'reason', b.undo_reason) from claim b
  where b.residence_id = c.residence_id and b.organization_id = c.organization_id and b.id <> c.id
    and b.undone_at <= c.made_at
  order by b.undone_at desc limit 1)`

async function listDecided(tx: Tx, which: RawBuilder<unknown>): Promise<ReadDecidedClaim[]> {
  const { rows } = await sql<ReadDecidedClaim>`
    select c.id,
      json_build_object(${residence}, 'organization', l.organization_name, 'isClaimed', coalesce(l.is_claimed, false)) as residence,
      json_build_object('organization', c.organization_name, 'person', c.made_name, 'email', c.made_email) as claimant,
      iso_time(c.made_at) as "madeAt", c.way, iso_time(c.shown_at) as "shownAt", c.letter, ${papers} as papers,
      c.waiting_reason as because, ${takenBack} as "takenBack",
      iso_time(c.disowned_at) as "disownedAt",
      ${objection} as objection, c.decider_name as decider, ${end} as "end", ${undone} as undone, ${kept} as kept,
      c.decider_id as "deciderId", c.decided_by as "decidedBy",
      c.handed_over_at is not null as "isHandedOn"
    from claim c
    left join listing l on l.residence_id = c.residence_id
    left join lateral (
      select * from claim_notice one where one.claim_id = c.id
      order by one.objected_at desc nulls last, one.notified_at desc, one.organization_id limit 1
    ) n on true
    ${which}`.execute(tx)
  return rows
}

/** `isShown`: proved, so that those who decide see it. */
export type FoundClaim = Omit<StaffClaim, 'isOnList'> & { isShown: boolean; endedAt: string | null }

/** Of any of these homes and organizations, the newest first. */
export async function findClaimsOf(
  tx: Tx,
  of: { residences: readonly string[]; organizations: readonly string[] },
  limit: number,
): Promise<FoundClaim[]> {
  const { rows } = await sql<FoundClaim>`
    select c.id, c.residence_id as "residenceId", c.residence_name as residence, c.city, c.state_code as state,
      c.organization_name as organization, c.made_name as "madeBy", iso_time(c.made_at) as "madeAt",
      case when c.undone_at is not null then 'undone' when c.ended_at is not null then c.ended_as
        when c.shown_at is null then 'unproved' else 'waiting' end as standing,
      c.shown_at is not null as "isShown", iso_time(c.ended_at) as "endedAt"
    from claim c
    where c.residence_id = any(${of.residences}::uuid[]) or c.organization_id = any(${of.organizations}::uuid[])
    order by c.made_at desc, c.id limit ${limit}`.execute(tx)
  return rows
}

const selectOpen = (tx: Tx) => tx.selectFrom('claim').select('id').where('ended_at', 'is', null).orderBy('id')

export const listUnproved = (tx: Tx, madeBefore: Date) =>
  selectOpen(tx).where('shown_at', 'is', null).where('made_at', '<', madeBefore).execute()

export const listOverdue = (tx: Tx, shownBefore: Date) =>
  selectOpen(tx)
    .where('shown_at', '<', shownBefore)
    .where('staff_notified_at', 'is', null)
    .where('decider_id', '<>', allianceId)
    .execute()

export async function deleteEnded(tx: Tx, before: Date): Promise<number> {
  const gone = await sql`delete from claim where ended_at < ${before}`.execute(tx)
  return Number(gone.numAffectedRows)
}
