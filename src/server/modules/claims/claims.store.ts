import { sql } from 'kysely'
import type { ClaimWay, CodeWay, NoticeEnd, WaitingReason } from '#domain/claims/claim.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type HeldHouse = {
  id: string
  slug: string
  organisationId: string
  claimedAt: Date | null
  isListed: boolean
  email: string | null
  phone: string
  takesTexts: boolean
}

export type Claim = {
  id: string
  organisationId: string
  organisationName: string
  residenceId: string
  residenceName: string
  city: string
  stateCode: string
  madeBy: string
  madeName: string
  madeEmail: string
  way: ClaimWay | null
  shownAt: Date | null
  because: WaitingReason | null
  rivalSince: Date | null
  disownedAt: Date | null
  deciderId: string | null
  deciderName: string | null
  endedAt: Date | null
  endedAs: 'approved' | 'refused' | 'withdrawn' | null
  decidedBy: string | null
  decidedName: string | null
  fromOrganisationId: string | null
  claimedBefore: Date | null
  undoneAt: Date | null
}

export const claimColumns = sql`id, organisation_id as "organisationId", organisation_name as "organisationName",
  residence_id as "residenceId", residence_name as "residenceName", city, state_code as "stateCode",
  made_by as "madeBy", made_name as "madeName", made_email as "madeEmail", way, shown_at as "shownAt",
  waits_because as because, rival_since as "rivalSince", disowned_at as "disownedAt",
  decider_id as "deciderId", decider_name as "deciderName", ended_at as "endedAt", ended_as as "endedAs",
  decided_by as "decidedBy", decided_name as "decidedName", from_organisation_id as "fromOrganisationId",
  claimed_before as "claimedBefore", undone_at as "undoneAt"`

export type NewClaim = Pick<Claim, 'organisationId' | 'organisationName' | 'madeBy' | 'madeName' | 'madeEmail'>

export type ListedHouse = { id: string; name: string; city: string; stateCode: string; isOwn: boolean }

export async function findListed(tx: Tx, residenceId: string, organisationId: string): Promise<ListedHouse | null> {
  const { rows } = await sql<ListedHouse>`
    select r.id, r.name, r.city, r.state_code as "stateCode",
      r.claimed_at is not null and r.organisation_id = ${organisationId} as "isOwn"
    from residence r join listing l on l.residence_id = r.id
    where r.id = ${residenceId} and r.status = 'published'`.execute(tx)
  return rows[0] ?? null
}

/** Null when this organization already has an open claim on the house. */
export async function insertClaim(tx: Tx, house: ListedHouse, claim: NewClaim, at: Date): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into claim (organisation_id, organisation_name, residence_id, residence_name, city, state_code, made_at,
      made_by, made_name, made_email, disowned_at)
    values (${claim.organisationId}, ${claim.organisationName}, ${house.id}, ${house.name}, ${house.city},
      ${house.stateCode}, ${at}, ${claim.madeBy}, ${claim.madeName}, ${claim.madeEmail},
      -- To claim again is no way round what the house said.
      (select max(d.disowned_at) from claim d
        where d.residence_id = ${house.id} and d.organisation_id = ${claim.organisationId}))
    on conflict do nothing returning id`.execute(tx)
  return rows[0]?.id ?? null
}

export async function findOpenClaim(tx: Tx, residenceId: string, organisationId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from claim
    where residence_id = ${residenceId} and organisation_id = ${organisationId} and ended_at is null`.execute(tx)
  return rows[0]?.id ?? null
}

export async function seesClaim(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`select from claim where id = ${id}`.execute(tx)
  return rows.length === 1
}

/**
 * Locks the house first, then its claims in one order, so that two decisions are made in turn. The house is read by
 * itself: a join with its organization would lose it while it changes hands.
 */
export async function lockClaim(tx: Tx, id: string) {
  const { rows: houses } = await sql<HeldHouse>`
    select r.id, r.slug, r.organisation_id as "organisationId", r.claimed_at as "claimedAt",
      r.status = 'published' as "isListed", r.email, r.phone, r.takes_texts as "takesTexts"
    from residence r where r.id = (select residence_id from claim where id = ${id}) for update`.execute(tx)
  const house = houses[0]
  if (!house) return null
  const { rows: claims } = await sql<Claim>`
    select ${claimColumns}
    from claim where residence_id = ${house.id} order by id for update`.execute(tx)
  const claim = claims.find((one) => one.id === id)
  return claim ? { house, claim, others: claims.filter((one) => one.id !== id) } : null
}

export type LockedClaim = NonNullable<Awaited<ReturnType<typeof lockClaim>>>

export async function markShown(
  tx: Tx,
  id: string,
  shown: { way: ClaimWay; letter: string; at: Date; because: WaitingReason | null; decider: Decider },
): Promise<void> {
  await sql`
    update claim set way = ${shown.way}, letter = ${shown.letter}, shown_at = ${shown.at},
      waits_because = ${shown.because}, decider_id = ${shown.decider.id}, decider_name = ${shown.decider.name}
    where id = ${id}`.execute(tx)
}

export async function markWaiting(tx: Tx, id: string, because: WaitingReason): Promise<void> {
  await sql`update claim set waits_because = ${because} where id = ${id}`.execute(tx)
}

export async function markRival(tx: Tx, id: string, since: Date | null): Promise<void> {
  await sql`update claim set rival_since = ${since} where id = ${id}`.execute(tx)
}

/** The code that was sent is invalid from here on. */
export async function markDisowned(tx: Tx, id: string, at: Date): Promise<void> {
  await sql`update claim set disowned_at = ${at} where id = ${id}`.execute(tx)
  await sql`delete from claim_code where claim_id = ${id}`.execute(tx)
}

/** Until it ends, the transaction acts as the system: the history names no person. */
export async function actAsMachine(tx: Tx): Promise<void> {
  await sql`select set_config('app.person_id', '', true)`.execute(tx)
}

export type Ending = {
  as: 'approved' | 'refused' | 'withdrawn'
  at: Date
  reason: string
  by: { organisationId: string; organisationName: string; name: string } | null
}

export async function endClaim(tx: Tx, id: string, { as, at, reason, by }: Ending): Promise<void> {
  await sql`
    update claim set ended_as = ${as}, ended_at = ${at}, end_reason = ${reason}, decided_by = ${by?.organisationId ?? null},
      decided_name = ${by?.name ?? null}
    where id = ${id} and ended_at is null`.execute(tx)
}

/** Must be called before the approved claim is ended. */
export async function keepFormer(tx: Tx, id: string, { organisationId, claimedAt }: HeldHouse): Promise<void> {
  await sql`
    update claim set from_organisation_id = ${organisationId}, claimed_before = ${claimedAt} where id = ${id}`.execute(
    tx,
  )
}

export async function markUndone(tx: Tx, id: string, at: Date, reason: string): Promise<void> {
  await sql`update claim set undone_at = ${at}, undo_reason = ${reason} where id = ${id}`.execute(tx)
  await sql`update claim_notice set undone_at = ${at} where claim_id = ${id}`.execute(tx)
}

export type NewCode = {
  claimId: string
  organisationId: string
  way: CodeWay
  sentAt: Date
  expiresAt: Date
  hash: Buffer
}

export async function insertCode(tx: Tx, code: NewCode): Promise<void> {
  await sql`delete from claim_code where claim_id = ${code.claimId}`.execute(tx)
  await sql`
    insert into claim_code (claim_id, organisation_id, way, sent_at, expires_at, code_hash)
    values (${code.claimId}, ${code.organisationId}, ${code.way}, ${code.sentAt}, ${code.expiresAt}, ${code.hash})`.execute(
    tx,
  )
}

export type SentCode = { id: string; way: CodeWay; expiresAt: Date; tries: number; hash: Buffer }

export async function findCode(tx: Tx, claimId: string): Promise<SentCode | null> {
  const { rows } = await sql<SentCode & { hash: Uint8Array }>`
    select id, way, expires_at as "expiresAt", tries, code_hash as hash from claim_code
    where claim_id = ${claimId}`.execute(tx)
  const [code] = rows
  return code ? { ...code, hash: Buffer.from(code.hash) } : null
}

export async function countTry(tx: Tx, codeId: string, usedAt: Date | null): Promise<void> {
  await sql`update claim_code set tries = tries + 1, used_at = ${usedAt} where id = ${codeId}`.execute(tx)
}

/** False where this holder was told before. A former holder's objection is kept. */
export async function renewNotice(tx: Tx, claim: Claim, holderId: string, at: Date): Promise<boolean> {
  await sql`
    update claim_notice set ended_as = 'handed_over', ended_at = ${at}
    where claim_id = ${claim.id} and organisation_id <> ${holderId} and ended_at is null`.execute(tx)
  const added = await sql`
    insert into claim_notice (claim_id, organisation_id, residence_name, city, state_code, claimant_name, told_at)
    values (${claim.id}, ${holderId}, ${claim.residenceName}, ${claim.city}, ${claim.stateCode},
      ${claim.organisationName}, ${at})
    on conflict (claim_id, organisation_id) do update set ended_as = null, ended_at = null, told_at = excluded.told_at
      where claim_notice.ended_at is not null`.execute(tx)
  return added.numAffectedRows === 1n
}

export async function endNotice(tx: Tx, claimId: string, as: NoticeEnd, at: Date): Promise<string[]> {
  const { rows } = await sql<{ holder: string }>`
    with ended as (
      update claim_notice set ended_as = ${as}, ended_at = ${at} where claim_id = ${claimId} and ended_at is null
    )
    select organisation_id as holder from claim_notice where claim_id = ${claimId}
    order by told_at, organisation_id`.execute(tx)
  return rows.map(({ holder }) => holder)
}

export async function insertObjection(
  tx: Tx,
  notice: { claimId: string; holderId: string },
  objection: { words: string; name: string; at: Date },
): Promise<boolean> {
  const changed = await sql`
    update claim_notice set objection = ${objection.words}, objected_at = ${objection.at},
      objected_name = ${objection.name}
    where claim_id = ${notice.claimId} and organisation_id = ${notice.holderId} and ended_at is null
      and objected_at is null`.execute(tx)
  return changed.numAffectedRows === 1n
}

export async function isObjectedTo(tx: Tx, claimId: string): Promise<boolean> {
  const { rows } = await sql`
    select from claim_notice where claim_id = ${claimId} and objected_at is not null`.execute(tx)
  return rows.length > 0
}

export async function seesNotice(tx: Tx, claimId: string, holderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from claim_notice where claim_id = ${claimId} and organisation_id = ${holderId}`.execute(tx)
  return rows.length === 1
}

export type Decider = { id: string; name: string; isAffiliate: boolean }

/** Null where the state's affiliate has nobody who can decide. */
export async function affiliateOf(tx: Tx, stateCode: string): Promise<Decider | null> {
  const { rows } = await sql<{ id: string; name: string }>`
    select o.id, o.name from organisation o
    where o.kind = 'affiliate' and o.state_code = ${stateCode} and exists (
      select from membership m where m.organisation_id = o.id and m.role in ('owner', 'manager')
    )
    order by o.created_at, o.id limit 1`.execute(tx)
  return rows[0] ? { ...rows[0], isAffiliate: true } : null
}

export async function readersOf(tx: Tx, organisationId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select p.email from membership m join person p on p.id = m.person_id
    where m.organisation_id = ${organisationId} and m.role in ('owner', 'manager') order by p.email`.execute(tx)
  return rows.map(({ email }) => email)
}

export async function belongsToOneOf(tx: Tx, personId: string, organisationIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from membership where person_id = ${personId} and organisation_id = any(${organisationIds}::uuid[])`.execute(
    tx,
  )
  return rows.length > 0
}
