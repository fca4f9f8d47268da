import { sql } from 'kysely'
import type { Actor, Transactions, Tx } from '#server/plumbing/transactions.ts'

/** A person's months of saying numbers: thousands of lines of their organization's history. */
export async function buildLongHistory(
  transactions: Transactions,
  { organizationId, personId, lines }: { organizationId: string; personId: string; lines: number },
): Promise<void> {
  await transactions.run({ kind: 'system' }, async (tx) => {
    await sql`
      insert into history (organization_id, happened_at, person_id, person_name, source, subject, change)
      select ${organizationId}, now() - n * interval '1 hour', ${personId}, 'Bea Ashby', 'board', 'beds',
        case when n % 5 = 0 then 'said' else 'confirmed' end
      from generate_series(1, ${lines}::int) n`.execute(tx)
  })
}

type Plan = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/** How many lines of the history the database looks at for one statement of plain SQL. */
export async function historyLinesRead(
  transactions: Transactions,
  actor: Actor,
  work: (tx: Tx) => Promise<unknown>,
): Promise<number> {
  const plans: Plan[] = []
  const plugin = {
    transformQuery<Node>({ node }: { node: Node }): Node {
      if (typeof node !== 'object' || node === null || !('sqlFragments' in node)) throw new Error('not plain SQL')
      const [first, ...rest] = node.sqlFragments as string[]
      return { ...node, sqlFragments: [`explain (analyze, format json) ${first}`, ...rest] }
    },
    async transformResult<Result extends { rows: unknown[] }>({ result }: { result: Result }): Promise<Result> {
      const [row] = result.rows as { 'QUERY PLAN': { Plan: Plan }[] }[]
      plans.push(...(row?.['QUERY PLAN'] ?? []).map(({ Plan: plan }) => plan))
      return result
    },
  }
  await transactions.run(actor, (tx) => work(tx.withPlugin(plugin)))
  if (plans.length === 0) throw new Error('Nothing was explained.')
  return plans.reduce((all, plan) => all + formatLines(plan), 0)
}

function formatLines(plan: Plan): number {
  const own = (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops']
  const below = (plan.Plans ?? []).reduce((all, part) => all + formatLines(part), 0)
  return (plan['Relation Name'] === 'history' ? own : 0) + below
}
