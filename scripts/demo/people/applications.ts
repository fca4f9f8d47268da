import { sql } from 'kysely'
import { daysAfter } from '#domain/certification/application/application.ts'
import { startApplication } from '#domain/certification/application/starting.ts'
import { currentVersion } from '#domain/certification/standard/versions.ts'
import { demoId } from '#scripts/demo/random.ts'
import { insertCase } from '#server/modules/certification/cases/application.store.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { affiliateId, operatorOrganisation, operatorPerson } from './accounts.ts'
import { rulesToAsk } from './rules-to-ask.ts'

const level = 2
const asked = '2.F.17.c'
const reviewer = 'June Sample'

/** The operator renews the certificate of its first house: some rules answered, one of them asked about. */
export async function insertApplications(tx: Tx, now: Date): Promise<void> {
  const residence = await findHouse(tx)
  if (!residence) return
  const id = demoId('application of the operator')
  const { affiliateName, ...house } = residence
  const rules = rulesToAsk(level, house.stateCode)
  const begun = startApplication({
    id,
    operator: operatorOrganisation,
    residence: house,
    affiliate: { id: affiliateId(house.stateCode), name: affiliateName },
    by: { name: 'Dana Sample', email: operatorPerson.email },
    level,
    version: currentVersion,
    isRenewal: true,
    rules,
    last: answersSoFar(rules.map(({ code }) => code)),
    at: daysAfter(now, -12),
  })
  const [openedAt, askedAt] = [daysAfter(now, -9), daysAfter(now, -2)]
  const opened = { stage: 'documents', stageSince: openedAt, openedAt, heardAt: daysAfter(now, -4) } as const
  const { application } = begun
  if (!(await insertCase(tx, { application: Object.assign(application, opened), rules: begun.rules }))) return
  await sql`
    insert into application_question (id, application_id, code, words, asked_at, asked_by_name)
    values (${demoId('question of the reviewer')}, ${id}, ${asked},
      'Your log shows five alarms and the floor plan shows six. Which one is missing?', ${askedAt}, ${reviewer})`.execute(
    tx,
  )
}

type House = { id: string; name: string; city: string; stateCode: string; affiliateName: string }

async function findHouse(tx: Tx): Promise<House | undefined> {
  const { rows } = await sql<House>`
    select r.id, r.name, r.city, r.state_code as "stateCode", o.name as "affiliateName"
    from residence r join organisation o on o.kind = 'affiliate' and o.state_code = r.state_code
    where r.organisation_id = ${operatorOrganisation.id} and r.name = 'Harbor Row House' limit 1`.execute(tx)
  return rows[0]
}

/** The first part and the rule that is asked about are answered, of the others every second one. */
function answersSoFar(codes: readonly string[]) {
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
