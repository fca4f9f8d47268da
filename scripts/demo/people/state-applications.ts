import { sql } from 'kysely'
import type { ApplicationCase } from '#domain/certification/application/application-case.ts'
import type { ApplicationEvent, ApplicationNote } from '#domain/certification/application/application-event.ts'
import { decide } from '#domain/certification/application/decide.ts'
import { type RuleToAsk, startApplication } from '#domain/certification/application/starting.ts'
import { currentVersion } from '#domain/certification/standard/versions.ts'
import { addDays } from '#domain/language/added-time.ts'
import type { NarrLevel } from '#domain/residence/residence.ts'
import { buildDemoId } from '#scripts/demo/random.ts'
import { insertCase, saveCase } from '#server/modules/certification/cases/application.store.ts'
import { readDecisionRules } from '#server/modules/certification/cases/cases.service.ts'
import { requireOutcome } from '#server/plumbing/calls/refuse.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { buildAffiliateId } from './accounts.ts'
import {
  applicant,
  chooseTimeToday,
  findStartOfDay,
  moveToDaylight,
  type Story,
  stories,
} from './application-stories.ts'
import { goThrough, listRulesToAsk } from './rules-to-ask.ts'

const state = 'WV'

/** The applications of one state's affiliate, at every stage. What happened to each goes through the rules of any other. */
export async function insertStateApplications(tx: Tx, now: Date): Promise<void> {
  const affiliate = buildAffiliateId(state)
  await sql`
    insert into certification_setting (organization_id, deciders, holds_interviews) values (${affiliate}, 2, true)
    on conflict do nothing`.execute(tx)
  const decisionRules = Object.assign(
    { notConditional: null, isListed: true, isToBeChecked: false },
    await readDecisionRules(tx, affiliate, state),
  )
  for (const story of stories) {
    const basics = await findResidence(tx, story)
    if (!basics) continue
    const id = buildDemoId(`application ${story.name}`)
    const rules = listRulesToAsk(basics.level, state)
    const begun = start({ story, basics, id, rules, now })
    if (!(await insertCase(tx, begun))) continue
    const before: ApplicationCase = {
      questions: [],
      messages: [],
      visits: [],
      visitFindings: [],
      conflicts: [],
      decisionRules,
      ...begun,
    }
    const told = story.events({ now, rules, id: (of) => buildDemoId(`${of} of application ${story.name}`) })
    let after = before
    for (const event of told) {
      const out = requireOutcome(decide(after, event))
      after = out.case
      for (const noted of out.history) await note(tx, { of: after, event, noted })
    }
    await saveCase(tx, before, after)
  }
}

type Told = { of: ApplicationCase; event: ApplicationEvent; noted: ApplicationNote }

/** In the history of both sides, on its day: a refusal and its appeal are told from there. */
async function note(tx: Tx, { of: { application }, event, noted }: Told): Promise<void> {
  const { id, organizationId, residenceId, residenceName, openedAt } = application
  const after = JSON.stringify(Object.assign({ application: id }, noted.after))
  const by = 'by' in event ? event.by : null
  const sides = openedAt === null ? [organizationId] : [organizationId, application.affiliateId]
  for (const side of sides) {
    await sql`
      insert into history (organization_id, happened_at, person_name, source, subject, subject_id, subject_name, change, after)
      values (${side}, ${event.at}, ${by?.name ?? ''}, 'certificate', 'application', ${residenceId}, ${residenceName},
        ${noted.change}, ${after}::text::jsonb)`.execute(tx)
  }
}

/** A day later the visit that was planned is again today, and the interview ahead. */
export async function movePlannedDates(tx: Tx, now: Date): Promise<void> {
  await sql`
    update application_visit v set starts_at = ${chooseTimeToday(now)}
    from application a join residence r on r.id = a.residence_id
    where a.id = v.application_id and r.is_sample and v.held_at is null and v.canceled_at is null
      and v.starts_at < ${findStartOfDay(now)}`.execute(tx)
  await sql`
    update application a set interview_at = ${moveToDaylight(addDays(now, 2))}
    from residence r
    where r.id = a.residence_id and r.is_sample and a.stage = 'interview' and a.interview_at < ${now}`.execute(tx)
}

type DemoResidence = {
  id: string
  name: string
  city: string
  operatorId: string
  operatorName: string
  affiliateName: string
  level: NarrLevel
}

function start(parts: { story: Story; basics: DemoResidence; id: string; rules: readonly RuleToAsk[]; now: Date }) {
  const { story, basics, id, rules, now } = parts
  const { answered, daysAgo } = story
  const said = rules.filter((_, place) => answered === 'all' || place % 2 === 0)
  const begun = startApplication({
    id,
    operator: { id: basics.operatorId, name: basics.operatorName },
    residence: { id: basics.id, name: basics.name, city: basics.city, stateCode: state },
    affiliate: { id: buildAffiliateId(state), name: basics.affiliateName },
    by: { name: applicant.name, email: 'applicant@demo.example' },
    level: basics.level,
    version: currentVersion,
    isRenewal: story.residence.isCertified,
    rules,
    last: said.map(({ code }) => ({ code, answer: 'yes', note: '', responsible: '' })),
    at: addDays(now, -daysAgo),
  })
  return goThrough(begun)
}

async function findResidence(tx: Tx, { residence: basics, level }: Story): Promise<DemoResidence | undefined> {
  const { rows } = await sql<DemoResidence>`
    select r.id, r.name, r.city, o.id as "operatorId", o.name as "operatorName", a.name as "affiliateName",
      coalesce(r.narr_level, ${level}) as level
    from residence r join organization o on o.id = r.organization_id
    join organization a on a.kind = 'affiliate' and a.state_code = r.state_code
    where r.state_code = ${state} and r.status = 'published' and r.claimed_at is not null
      and r.certified = ${basics.isCertified}
    order by r.slug limit 1 offset ${basics.nth}`.execute(tx)
  return rows[0]
}
