import { type RawBuilder, sql } from 'kysely'
import type { ApplicationEnd, Stage } from '#domain/certification/application/application.ts'
import type { CertificateStop } from '#domain/certification/certificate/certificate.ts'
import { selectDecidingAffiliate } from '#server/plumbing/members.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

export type ReadApplication = {
  id: string
  residenceId: string
  residenceName: string
  city: string
  stateCode: string
  organizationName: string
  affiliateName: string
  level: number
  isRenewal: boolean
  isFilledIn: boolean
  stage: Stage
  stageSince: Date
  startedAt: Date
  heardAt: Date
  noticedAt: Date | null
  rules: number
  answered: number
  unanswered: number
  open: number
  questions: number
  toMend: number
  visitAt: Date | null
  isVisited: boolean
  evidenceEndsOn: string | null
  interviewAt: Date | null
  appealedAt: Date | null
  endedAt: Date | null
  endedAs: ApplicationEnd | null
  endReason: string
  endConditions: string
  isSample: boolean
  isProposed: boolean
  isSteppedBack: boolean
}

const listThe = (where: RawBuilder<unknown>, order: RawBuilder<unknown>, limit: number) => sql<ReadApplication>`
  select a.id, a.residence_id as "residenceId", a.residence_name as "residenceName", a.city,
    a.state_code as "stateCode", a.organization_name as "organizationName", a.affiliate_name as "affiliateName",
    a.level, a.is_renewal as "isRenewal", a.stage, a.stage_since as "stageSince", a.started_at as "startedAt",
    a.heard_at as "heardAt", a.noticed_at as "noticedAt", r.rules, r.answered, r.unanswered, r.open, q.questions, r.to_mend as "toMend", v.starts_at as "visitAt",
    exists (select from application_visit w where w.application_id = a.id and w.held_at is not null) as "isVisited", e.ends_on::text as "evidenceEndsOn",
    case when a.stage = 'interview' then a.interview_at end as "interviewAt",
    a.appealed_at as "appealedAt", a.ended_at as "endedAt", a.ended_as as "endedAs", a.end_reason as "endReason",
    a.end_conditions as "endConditions", coalesce(h.is_sample, false) as "isSample",
    a.proposed_outcome is not null and a.stage not in ('appeal', 'ended') as "isProposed",
    exists (
      select from application_conflict c where c.application_id = a.id and c.person_id = app_person()
    ) as "isSteppedBack",
    r.from_last > 0 as "isFilledIn"
  from application a
  left join residence h on h.id = a.residence_id
  cross join lateral (
    select count(*)::int as rules, count(*) filter (where answer is not null and not is_from_last or waiver <> '')::int as answered,
      count(*) filter (where is_required and waiver = '' and finding is distinct from 'met'
        and (finding is distinct from 'not_applicable' or finding_words = ''))::int as open,
      count(*) filter (where is_required and (answer is null or is_from_last) and waiver = '')::int as unanswered,
      count(*) filter (where finding = 'not_met' and waiver = '' and remedied_at is null)::int as to_mend,
      count(*) filter (where is_from_last) as from_last
    from application_rule where application_id = a.id
  ) r
  cross join lateral (
    select count(*)::int as questions from application_question
    where application_id = a.id and answered_at is null
  ) q
  cross join lateral (
    select min(e.ends_on) as ends_on from evidence e
    where e.organization_id = a.organization_id and (e.application_id = a.id or e.application_id is null)
      and exists (select from application_rule er where er.application_id = a.id and er.code = e.code)
      and not exists (
        select from evidence other
        where other.organization_id = e.organization_id and other.code = e.code and other.ends_on > e.ends_on
          and lower(other.title) = lower(e.title) and (other.application_id = a.id or other.application_id is null)
      )
  ) e
  left join application_visit v on v.application_id = a.id and v.held_at is null and v.canceled_at is null
  where ${where} order by ${order} limit ${limit}`

export async function listOfOrganization(tx: Tx, organizationId: string, limit: number): Promise<ReadApplication[]> {
  const where = sql`a.organization_id = ${organizationId}`
  const { rows } = await listThe(where, sql`a.ended_at is not null, a.started_at desc, a.id`, limit).execute(tx)
  return rows
}

export async function listForDeciders(tx: Tx, organizationId: string, limit: number): Promise<ReadApplication[]> {
  // Of what the alliance may read, what it once had a part in is not in its queue for good.
  const where = sql`a.organization_id <> ${organizationId} and a.opened_at is not null
    and ((select app_kind()) <> 'alliance' or a.stage in ('appeal', 'ended') or (a.proposed_by is not null
      and not has_second(a.id, a.affiliate_id, a.organization_id, a.proposed_by)))`
  const order = sql`a.ended_at is not null, case when a.ended_at is null then a.stage_since end, a.ended_at desc, a.id`
  const { rows } = await listThe(where, order, limit).execute(tx)
  return rows
}

export async function findLine(tx: Tx, id: string): Promise<ReadApplication | null> {
  const { rows } = await listThe(sql`a.id = ${id}`, sql`a.id`, 1).execute(tx)
  return rows[0] ?? null
}

/** Of the residence `r`: the last day of its last full certificate, unless that was withdrawn. */
export const lastFullDay = sql`(
  select c.ends_on::text from certificate c where c.residence_id = r.id and c.form is null
    and c.ended_as is distinct from 'withdrawn' order by c.set_at desc limit 1
)`

export type OwnResidence = {
  id: string
  name: string
  city: string
  state: string
  affiliate: string | null
  beds: number
  level: number | null
  isCertified: boolean
  certifiedUntil: string | null
  isForATime: boolean
  checkInOn: string | null
  lastFullDay: string | null
}

/** Residences without an application under way. For the system: who decides is not theirs to read. */
export async function listCertifiable(tx: Tx, organizationId: string, day: string): Promise<OwnResidence[]> {
  const { rows } = await sql<OwnResidence>`
    select r.id, r.name, r.city, r.state_code as state, o.name as affiliate, r.narr_level as level,
      (select coalesce(sum(g.total_beds), 0)::int from bed_group g where g.residence_id = r.id) as beds,
      r.certified and coalesce(r.certified_until >= ${day}::date, true) as "isCertified",
      r.certified_until::text as "certifiedUntil", ${lastFullDay} as "lastFullDay",
      exists (select from certificate c where c.residence_id = r.id and c.ended_at is null and c.form is not null)
        as "isForATime",
      (select c.check_in_on::text from certificate c where c.residence_id = r.id and c.ended_at is null
        and c.checked_in_on is null) as "checkInOn"
    from residence r
    left join lateral (${selectDecidingAffiliate(sql`r.state_code`)}) o on true
    where r.organization_id = ${organizationId} and r.status <> 'archived'
      and not exists (select from application a where a.residence_id = r.id and a.ended_at is null)
    order by r.name collate by_name, r.id`.execute(tx)
  return rows
}

export type OwnCertificate = {
  residenceId: string
  number: string
  stopped: CertificateStop | null
  stoppedAt: Date | null
  state: string
  reason: string
}

const listCertificatesOf = (where: RawBuilder<unknown>) => sql<OwnCertificate>`
    select c.residence_id as "residenceId", c.number, c.ended_as as stopped, c.ended_at as "stoppedAt", r.state_code as state,
      coalesce((
        select e.end_reason from certificate e where e.residence_id = c.residence_id and e.ended_at = c.ended_at limit 1
      ), '') as reason
    from listed_certificate c join residence r on r.id = c.residence_id
    where ${where} order by c.number`

export async function listCertificates(tx: Tx, organizationId: string): Promise<OwnCertificate[]> {
  const { rows } = await listCertificatesOf(sql`r.organization_id = ${organizationId}`).execute(tx)
  return rows
}

export async function findCertificate(tx: Tx, residenceId: string): Promise<OwnCertificate | null> {
  const { rows } = await listCertificatesOf(sql`r.id = ${residenceId}`).execute(tx)
  return rows[0] ?? null
}

export async function countBeds(tx: Tx, residenceId: string): Promise<number> {
  const { rows } = await sql<{ beds: number }>`
    select coalesce(sum(total_beds), 0)::int as beds from bed_group where residence_id = ${residenceId}`.execute(tx)
  return rows[0]?.beds ?? 0
}

export async function findCertifiedUntil(tx: Tx, residenceId: string, day: string): Promise<string | null> {
  const certified = tx.selectFrom('residence').where('id', '=', residenceId).where('certified', '=', true)
  const found = await certified.select('certified_until').where('certified_until', '>=', day).executeTakeFirst()
  return found?.certified_until ?? null
}

export async function findStandingNumber(tx: Tx, residenceId: string, day: string): Promise<string | null> {
  const standing = tx.selectFrom('certificate').where('residence_id', '=', residenceId).where('ended_at', 'is', null)
  const found = await standing.select('number').where('ends_on', '>=', day).executeTakeFirst()
  return found?.number ?? null
}

export async function findIssuedNumber(
  tx: Tx,
  { residenceId, affiliateId, endedAt }: { residenceId: string; affiliateId: string; endedAt: Date | null },
): Promise<string | null> {
  if (!endedAt) return null
  const issued = { residence_id: residenceId, organization_id: affiliateId, set_at: endedAt }
  const certificates = tx.selectFrom('certificate').where((is) => is.and(issued))
  const found = await certificates.select('number').executeTakeFirst()
  return found?.number ?? null
}

export async function listSilent(tx: Tx, heardBefore: Date): Promise<string[]> {
  const silent = tx.selectFrom('application').where('ended_at', 'is', null).where('heard_at', '<', heardBefore)
  const found = await silent.select('id').orderBy('id').execute()
  return found.map(({ id }) => id)
}

export async function lockSetting(tx: Tx, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`certification setting ${organizationId}`}, 0))`.execute(tx)
}

export async function saveSetting(
  tx: Tx,
  organizationId: string,
  { deciders, holdsInterviews }: { deciders: number; holdsInterviews: boolean },
): Promise<void> {
  await sql`
    insert into certification_setting (organization_id, deciders, holds_interviews)
    values (${organizationId}, ${deciders}, ${holdsInterviews})
    on conflict (organization_id) do update
      set deciders = excluded.deciders, holds_interviews = excluded.holds_interviews`.execute(tx)
}
