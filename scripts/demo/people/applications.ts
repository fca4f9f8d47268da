import { sql } from 'kysely'
import { startApplication } from '#domain/certification/application/starting.ts'
import { currentVersion } from '#domain/certification/standard/versions.ts'
import { addDays } from '#domain/language/added-time.ts'
import type { NarrLevel } from '#domain/residence/residence.ts'
import { buildDemoId } from '#scripts/demo/random.ts'
import { insertCase, saveCase } from '#server/modules/certification/cases/application.store.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { buildAffiliateId, operatorOrganization, operatorPerson } from './accounts.ts'
import { goThrough, listRulesToAsk } from './rules-to-ask.ts'

const level = 2
const asked = '2.F.17.c'
const reviewer = 'June Sample'

/** The operator renews the certificate of its first house: its first part is gone through, and one rule is asked about. */
export async function insertApplications(tx: Tx, now: Date): Promise<void> {
  for (const name of ['Harbor Row House', 'Cedar Steps'] as const) await insertFormer(tx, name, now)
  const residence = await findResidence(tx, 'Harbor Row House')
  if (!residence) return
  const id = buildDemoId('application of the operator')
  const rules = listRulesToAsk(level, residence.stateCode)
  const said = writeAnswersSoFar(rules.map(({ code }) => code))
  const started = start(residence, { id, level, isRenewal: true, rules, last: said, at: addDays(now, -12) })
  const begun = goThrough(
    started,
    new Set(said.map(({ code }) => code).filter((code) => code === asked || code.startsWith('1.'))),
  )
  const [openedAt, askedAt] = [addDays(now, -9), addDays(now, -2)]
  const opened = { stage: 'documents', stageSince: openedAt, openedAt, heardAt: addDays(now, -4) } as const
  const { application } = begun
  if (!(await insertCase(tx, { application: Object.assign(application, opened), rules: begun.rules }))) return
  await sql`
    insert into application_question (id, application_id, code, words, asked_at, asked_by_name)
    values (${buildDemoId('question of the reviewer')}, ${id}, ${asked},
      'Your log shows five alarms and the floor plan shows six. Which one is missing?', ${askedAt}, ${reviewer})`.execute(
    tx,
  )
}

type DemoResidence = {
  id: string
  name: string
  city: string
  stateCode: string
  affiliateName: string
  formerLevel: NarrLevel
}

type Start = Parameters<typeof startApplication>[0]

function start(residence: DemoResidence, asked: Pick<Start, 'id' | 'level' | 'isRenewal' | 'rules' | 'last' | 'at'>) {
  const { affiliateName, formerLevel: _, ...basics } = residence
  return startApplication({
    ...asked,
    operator: operatorOrganization,
    residence: basics,
    affiliate: { id: buildAffiliateId(basics.stateCode), name: affiliateName },
    by: { name: 'Dana Sample', email: operatorPerson.email },
    version: currentVersion,
  })
}

/** The application that the certificate of before came of: a renewal begins with its answers. */
async function insertFormer(tx: Tx, name: string, now: Date): Promise<void> {
  const residence = await findResidence(tx, name)
  if (!residence) return
  const rules = listRulesToAsk(residence.formerLevel, residence.stateCode)
  const [startedAt, openedAt, endedAt] = [addDays(now, -790), addDays(now, -780), addDays(now, -740)]
  const started = start(residence, {
    id: buildDemoId(`former application of ${name}`),
    level: residence.formerLevel,
    isRenewal: false,
    rules,
    last: rules.map(({ code }) => ({ code, answer: 'yes', note: '', responsible: 'Marcus Sample' })),
    at: startedAt,
  })
  const begun = goThrough(started)
  if (!(await insertCase(tx, begun))) return
  const none = { questions: [], messages: [], visits: [], visitFindings: [], conflicts: [] }
  const ended = { stage: 'ended', stageSince: endedAt, openedAt, heardAt: openedAt, endedAt } as const
  const why = { endedAs: 'certified', endReason: 'Everything required is met.' } as const
  const application = Object.assign({}, begun.application, ended, why)
  const met = begun.rules.map((rule) => Object.assign({}, rule, { finding: 'met' as const }))
  await saveCase(tx, Object.assign({}, begun, none), Object.assign({ application, rules: met }, none))
}

async function findResidence(tx: Tx, name: string): Promise<DemoResidence | undefined> {
  const { rows } = await sql<DemoResidence>`
    select r.id, r.name, r.city, r.state_code as "stateCode", o.name as "affiliateName",
      coalesce(r.narr_level, ${level}) as "formerLevel"
    from residence r join organization o on o.kind = 'affiliate' and o.state_code = r.state_code
    where r.organization_id = ${operatorOrganization.id} and r.name = ${name} limit 1`.execute(tx)
  return rows[0]
}

/** The first part and the rule that is asked about are answered, of the others every second one. */
function writeAnswersSoFar(codes: readonly string[]) {
  return codes
    .filter(
      (code, place) =>
        code === asked || code === '2.F.19.d' || code.startsWith('1.') || (code.startsWith('2.') && place % 2 === 0),
    )
    .map((code) => ({
      code,
      answer: code === '2.F.19.d' ? ('not_yet' as const) : ('yes' as const),
      note: code === asked ? 'Six alarms, tested on the first Monday of each month.' : '',
      responsible: code === asked ? 'Marcus Sample' : '',
    }))
}
