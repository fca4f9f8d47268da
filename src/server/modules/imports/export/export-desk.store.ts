import { sql } from 'kysely'
import { likeHiddenReason } from '#domain/claims/checking/check-case.ts'
import { cutByTime, type ExportRow, type ExportStatement, filterAfterId, selectNames } from './export.store.ts'

/*
 * What the screens of the desk show: people who wait, reminders, claims, the team. Of links and codes there are only hashes,
 * and they stay here: whoever has the file could try them.
 */

export const selectWaiting: ExportStatement = (asked) => sql<ExportRow>`
  select w.id, r.name as house, w.audience as "bedsFor", case when w.ended_at is null then (
      select count(*)::int from waiting b where b.residence_id = w.residence_id and b.audience = w.audience
        and b.ended_at is null and b.turn <= w.turn
    ) end as place, w.name, w.answer_by as "answerBy", w.reach, w.language, w.wanted_from::text as "wantedFrom", w.note,
    iso_time(w.joined_at) as "joinedAt", iso_time(w.heard_at) as "heardAt", iso_time(w.offered_at) as "offeredAt",
    iso_time(w.ended_at) as "endedAt", w.ended_as as "endedAs", w.inquiry_id as "inquiryId"
  from waiting w join residence r on r.id = w.residence_id
  ${cutByTime('waiting', 'joined_at', 'w', asked)}`

export const selectPings: ExportStatement = (asked) => sql<ExportRow>`
  select p.id, r.name as house, p.waiting_id as "waitingId", iso_time(p.asked_at) as "askedAt", p.way,
    iso_time(p.answered_at) as "answeredAt", p.answer
  from waiting_ping p join waiting w on w.id = p.waiting_id join residence r on r.id = w.residence_id
  ${cutByTime('waiting_ping', 'asked_at', 'p', asked)}`

export const selectInquiryReplies: ExportStatement = (asked) => sql<ExportRow>`
  select a.id, r.name as house, a.inquiry_id as "inquiryId", iso_time(a.sent_at) as "sentAt", a.sent_name as "sentBy",
    a.way, a.words, a.state
  from inquiry_reply a join inquiry i on i.id = a.inquiry_id join residence r on r.id = i.residence_id
  ${cutByTime('inquiry_reply', 'sent_at', 'a', asked)}`

export const selectWaitingSettings: ExportStatement = ({ organizationId, after, most }) => sql<ExportRow>`
  select s.residence_id as id, r.name as house, s.ping_days as "askedAgainAfterDays", s.shows_count as "showsCount"
  from waiting_setting s join residence r on r.id = s.residence_id
  where s.organization_id = ${organizationId} ${filterAfterId('s.residence_id', after)}
  order by s.residence_id limit ${most}`

export const selectPlan: ExportStatement = ({ organizationId, after, most }) => sql<ExportRow>`
  select p.organization_id as id, p.is_on as "isOn", p.hour, p.days, p.time_zone as "timeZone",
    iso_time(p.since) as since, iso_time(p.reminded_for) as "lastRemindedFor"
  from reminder_plan p
  where p.organization_id = ${organizationId} ${filterAfterId('p.organization_id', after)} limit ${most}`

export const selectRecipients: ExportStatement = ({ organizationId, after, most }) => sql<ExportRow>`
  select n.person_id as id, p.first_name as "firstName", p.last_name as "lastName", p.email, n.way, n.phone,
    (select string_agg(r.name, ', ' order by r.name collate by_name) from residence r
      where r.id = any(n.residence_ids) and r.organization_id = n.organization_id) as "onlyHouses"
  from reminder_recipient n join person p on p.id = n.person_id
  where n.organization_id = ${organizationId} ${filterAfterId('n.person_id', after)}
  order by n.person_id limit ${most}`

export const selectReminders: ExportStatement = (asked) => sql<ExportRow>`
  select m.id, r.name as house, g.audience as "bedsFor", p.email as "sentTo", iso_time(m.due_at) as "sentAt",
    iso_time(m.expires_at) as "expiresAt", m.open as "askedAboutOpen"
  from reminder m join bed_group g on g.id = m.bed_group_id join residence r on r.id = g.residence_id
  left join person p on p.id = m.person_id
  ${cutByTime('reminder', 'due_at', 'm', asked)}`

export const selectReminderAnswers: ExportStatement = ({ organizationId, after, most }) => sql<ExportRow>`
  select l.answer_report_id as id, l.reminder_id as "reminderId", l.act as link, iso_time(l.used_at) as "saidAt",
    l.reported_open as "saidOpen"
  from reminder_link l
  where l.organization_id = ${organizationId} and l.used_at is not null ${filterAfterId('l.answer_report_id', after)}
  order by l.answer_report_id limit ${most}`

export const selectApplications: ExportStatement = (asked) => sql<ExportRow>`
  select a.id, a.residence_name as house, a.city, a.state_code as state, a.affiliate_name as affiliate, a.level,
    a.version as "standard", a.stage, iso_time(a.started_at) as "startedAt", a.started_by_name as "startedBy",
    iso_time(a.opened_at) as "openedAt", iso_time(a.ended_at) as "endedAt", a.ended_as as "endedAs",
    a.end_reason as reason, a.end_conditions as conditions, a.appeal_words as appeal,
    (select jsonb_agg(jsonb_build_object('rule', r.code, 'answer', r.answer, 'note', r.note,
        'whoLooksAfterIt', r.responsible, 'found', r.finding, 'foundWords', r.finding_words,
        'whatWasDone', r.remedy, 'waiver', r.waiver) order by r.place)
      from application_rule r where r.application_id = a.id) as answers,
    (select jsonb_agg(jsonb_build_object('rule', q.code, 'question', q.words, 'askedAt', iso_time(q.asked_at),
        'answer', q.answer, 'answeredBy', q.answered_by_name) order by q.asked_at, q.id)
      from application_question q where q.application_id = a.id) as questions,
    (select jsonb_agg(jsonb_build_object('words', m.words, 'writtenAt', iso_time(m.written_at),
        'writtenBy', m.written_by_name) order by m.written_at, m.id)
      from application_message m where m.application_id = a.id) as messages
  from application a
  ${cutByTime('application', 'started_at', 'a', asked)}`

export const selectClaims: ExportStatement = (asked) => sql<ExportRow>`
  select c.id, c.residence_name as house, c.city, c.state_code as state, iso_time(c.made_at) as "madeAt",
    c.made_name as "madeBy", c.way, iso_time(c.shown_at) as "shownAt", c.letter, c.waiting_reason as "waitsBecause",
    c.decider_name as "decider", iso_time(c.ended_at) as "endedAt", c.ended_as as "endedAs", c.end_reason as "reason",
    c.decided_name as "decidedBy", iso_time(c.undone_at) as "undoneAt", c.undo_reason as "undoReason"
  from claim c
  ${cutByTime('claim', 'made_at', 'c', asked)}`

export const selectNotices: ExportStatement = ({ organizationId, after, most }) => sql<ExportRow>`
  select n.claim_id as id, n.residence_name as house, n.city, n.state_code as state, n.claimant_name as claimant,
    iso_time(n.notified_at) as "toldAt", n.objection, iso_time(n.objected_at) as "objectedAt",
    n.objected_name as "objectedBy", iso_time(n.ended_at) as "endedAt", n.ended_as as "endedAs",
    iso_time(n.undone_at) as "undoneAt"
  from claim_notice n
  where n.organization_id = ${organizationId} ${filterAfterId('n.claim_id', after)}
  order by n.claim_id limit ${most}`

export const selectChecks: ExportStatement = (asked) => sql<ExportRow>`
  select c.id, c.residence_name as house, c.city, c.state_code as state, c.residence_id is null as "ofOrganization",
    iso_time(c.asked_at) as "askedAt", c.asked_name as "askedBy",
    case when c.residence_id is not null and c.reason = '' then ${likeHiddenReason} else c.reason end as "whyAnotherHouse",
    c.decider_name as decider, iso_time(c.ended_at) as "endedAt", c.ended_as as "endedAs", c.end_reason as reason,
    c.decided_name as "decidedBy", iso_time(c.undone_at) as "undoneAt", c.undo_reason as "undoReason"
  from publishing_check c
  ${cutByTime('publishing_check', 'asked_at', 'c', asked)}`

export const selectInvitations: ExportStatement = (asked) => sql<ExportRow>`
  select i.id, i.email, i.role, ${selectNames(sql`i.residence_ids`)} as "houses", i.invited_by_name as "invitedBy", iso_time(i.created_at) as "invitedAt",
    iso_time(i.expires_at) as "expiresAt", iso_time(i.accepted_at) as "acceptedAt",
    iso_time(i.withdrawn_at) as "withdrawnAt"
  from invitation i
  ${cutByTime('invitation', 'created_at', 'i', asked)}`

export const selectTraining: ExportStatement = ({ organizationId, after, most }) => sql<ExportRow>`
  select t.person_id as id, p.email, string_agg(t.step, ', ' order by t.done_at, t.step) as "stepsDone"
  from training_step t join person p on p.id = t.person_id
  where t.organization_id = ${organizationId} ${filterAfterId('t.person_id', after)}
  group by t.person_id, p.email order by t.person_id limit ${most}`

export const selectFormerAddresses: ExportStatement = ({ organizationId, after, most }) => sql<ExportRow>`
  select s.residence_id as id, r.name as house, string_agg(s.slug, ', ' order by s.slug) as "formerAddresses"
  from residence_slug s join residence r on r.id = s.residence_id
  where s.organization_id = ${organizationId} ${filterAfterId('s.residence_id', after)}
  group by s.residence_id, r.name order by s.residence_id limit ${most}`
