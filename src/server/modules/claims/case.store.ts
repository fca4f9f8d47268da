import { sql } from 'kysely'
import {
  type Claim,
  type ClaimCase,
  type ClaimedResidence,
  findClaim,
  findWaitingReason,
  isOpen,
  isShown,
  type Notice,
} from '#domain/claims/claim-case.ts'
import { alliance } from '#domain/claims/ending.ts'
import { mapToFields, saveChanges } from '#server/plumbing/database/save-changes.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import { findDecidingAffiliate } from '#server/plumbing/members.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { handOver } from './stopping/hand-over.store.ts'

const residenceColumns = sql`r.id, r.name, r.city, r.state_code as "stateCode", r.slug,
  r.organization_id as "organizationId", r.claimed_at as "claimedAt", r.email, r.phone, r.takes_texts as "takesTexts"`

/**
 * Locks the residence first, then its claims in one order, so that two events follow each other. The residence is read
 * by itself: a join with its organization would lose it while it changes hands.
 */
export async function lockCase(tx: Tx, claimId: string): Promise<ClaimCase | null> {
  const { rows: residences } = await sql<ClaimedResidence>`
    select ${residenceColumns}, r.status = 'published' as "isListed"
    from residence r where r.id = (select residence_id from claim where id = ${claimId}) for update`.execute(tx)
  const [residence] = residences
  if (!residence) return null
  const fields = mapToFields(tx)
  const ofResidence = fields.selectFrom('claim').where('residenceId', '=', residence.id)
  const claims = await ofResidence.selectAll().orderBy('id').forUpdate().execute()
  const notices = await fields
    .selectFrom('claim_notice')
    .innerJoin('claim as c', 'c.id', 'claimId')
    .selectAll('claim_notice')
    .where('c.residenceId', '=', residence.id)
    .execute()
  // Of the state where it was when it was claimed.
  const stateCode = claims.find(({ id }) => id === claimId)?.stateCode ?? residence.stateCode
  return { residence, claims, notices, decider: (await findDecidingAffiliate(tx, stateCode)) ?? alliance }
}

/** What an organization sees of a listing that it claims: its own claims of it. Nobody decides about these yet. */
export async function readOwnCase(tx: Tx, residenceId: string, organizationId: string): Promise<ClaimCase | null> {
  const { rows } = await sql<ClaimedResidence>`
    select ${residenceColumns}, r.status = 'published' as "isListed"
    from residence r join listing l on l.residence_id = r.id where r.id = ${residenceId}`.execute(tx)
  const claims = await mapToFields(tx)
    .selectFrom('claim')
    .selectAll()
    .where((is) => is.and({ residenceId, organizationId }))
    .execute()
  return rows[0] ? { residence: rows[0], claims, notices: [], decider: alliance } : null
}

export async function insertClaim(tx: Tx, claim: Claim): Promise<boolean> {
  const adding = mapToFields(tx).insertInto('claim').values(claim)
  const added = await adding.onConflict((same) => same.doNothing()).executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

export async function findOpenClaim(tx: Tx, residenceId: string, organizationId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('claim')
    .select('id')
    .where((is) => is.and({ residence_id: residenceId, organization_id: organizationId }))
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Writes the difference. A residence changes hands only by a claim that was saved in the same transaction. */
export async function saveCase(tx: Tx, before: ClaimCase, after: ClaimCase): Promise<void> {
  const isReopened = ({ id, endedAs }: Claim) => endedAs === 'approved' && isOpen(findClaim(after, id))
  const recalled = before.claims.find(isReopened)
  if (!recalled) {
    await saveClaims(tx, before, after)
    return saveHolder(tx, before, after)
  }
  // The residence goes back by the claim as one that is undone, which then opens again.
  const undone = { ...recalled, undoneAt: recalled.endedAt }
  await saveChanges(tx, 'claim', recalled, undone)
  await saveHolder(tx, before, after)
  const claims = before.claims.map((claim) => (claim === recalled ? undone : claim))
  await saveClaims(tx, { ...before, claims }, after)
}

async function saveClaims(tx: Tx, before: ClaimCase, after: ClaimCase): Promise<void> {
  for (const claim of after.claims) {
    await saveChanges(tx, 'claim', before.claims.find(({ id }) => id === claim.id) ?? claim, claim)
    if (isOpen(claim) && isShown(claim)) await keepReason(tx, after, claim)
  }
  for (const notice of after.notices.filter((one) => !before.notices.includes(one))) await saveNotice(tx, notice)
  for (const notice of before.notices) {
    if (!after.notices.some((one) => isSame(one, notice))) await deleteNotice(tx, notice)
  }
}

async function saveHolder(tx: Tx, before: ClaimCase, after: ClaimCase): Promise<void> {
  const { organizationId: from, claimedAt: since } = before.residence
  const { id: residenceId, organizationId: to, claimedAt } = after.residence
  if (from === to && since === claimedAt) return
  const by = after.claims.find((claim) => isHeldBy(claim) !== isHeldBy(before.claims.find(({ id }) => id === claim.id)))
  if (!by) throw new Error('A house changes hands only by a claim.')
  const decidedAt = isHeldBy(by) ? by.endedAt : null
  await handOver(tx, { residenceId, from, to, claimedAt, by: { claimId: by.id, decidedAt } })
}

const isHeldBy = (claim: Claim | undefined) => claim?.endedAs === 'approved' && claim.undoneAt === null

/** Kept for the lists, where a claimant cannot see the claims of others. */
async function keepReason(tx: Tx, of: ClaimCase, claim: Claim): Promise<void> {
  const because = findWaitingReason(of, claim)
  await sql`
    update claim set waiting_reason = ${because}
    where id = ${claim.id} and waiting_reason is distinct from ${because}`.execute(tx)
}

const isSame = (one: Notice, other: Notice) =>
  one.claimId === other.claimId && one.organizationId === other.organizationId

async function deleteNotice(tx: Tx, { claimId, organizationId }: Notice): Promise<void> {
  await sql`
    delete from claim_notice where claim_id = ${claimId} and organization_id = ${organizationId}`.execute(tx)
}

async function saveNotice(tx: Tx, notice: Notice): Promise<void> {
  const adding = mapToFields(tx).insertInto('claim_notice').values(notice)
  await adding.onConflict((same) => same.columns(['claimId', 'organizationId']).doUpdateSet(notice)).execute()
}

/** Decisions name the decider without a device; another operator's people are never named. */
export async function noteClaim(
  tx: Tx,
  organizationId: string,
  claim: Pick<Claim, 'residenceId' | 'residenceName'>,
  { change, after, isBySystem = false }: { change: string; after: Record<string, string>; isBySystem?: boolean },
): Promise<void> {
  const { rows } = await sql<{ isOwn: boolean | null; isKnown: boolean | null }>`
    select bool_or(m.organization_id = ${organizationId}) as "isOwn",
      bool_or(m.organization_id = ${organizationId} or o.kind <> 'operator') as "isKnown"
    from membership m join organization o on o.id = m.organization_id
    where m.person_id = app_person() and not ${isBySystem}::boolean`.execute(tx)
  const [actor] = rows
  const { residenceId: subjectId, residenceName: subjectName } = claim
  await noteChange(
    tx,
    { organizationId, subject: 'claim', subjectId, subjectName, change, after },
    {
      source: 'claim',
      ...(!actor?.isKnown && { personId: null, personName: '' }),
      ...(!actor?.isOwn && { device: '' }),
    },
  )
}

export async function seesClaim(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from claim where id = ${id}`.execute(tx)
  return rows.length === 1
}

export async function seesNotice(tx: Tx, claimId: string, holderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from claim_notice where claim_id = ${claimId} and organization_id = ${holderId}`.execute(tx)
  return rows.length === 1
}
