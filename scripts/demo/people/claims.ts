import { sql } from 'kysely'
import { addDays } from '#domain/language/added-time.ts'
import { buildDemoId } from '#scripts/demo/random.ts'
import type { Tx } from '#server/plumbing/transactions.ts'

const names = { operator: 'Four Doors Recovery Homes', newcomer: 'First Key Recovery Homes' }

type DemoClaim = {
  of: keyof typeof names
  residence: { isClaimed: boolean; nth: number }
  daysAgo: number
  shown: { way: 'letter'; because: 'claimed' | 'competing'; letter: string }
  objection?: string
}

const lease = 'The lease of the house in our name since March, and a letter from the landlord.'
const insurance = 'The house’s insurance in our name since 2024, and the bill for its power.'
const license = 'Our business license with this address, and last year’s insurance papers.'

const demoClaims: readonly DemoClaim[] = [
  {
    of: 'newcomer',
    residence: { isClaimed: false, nth: 0 },
    daysAgo: 3,
    shown: { way: 'letter', because: 'competing', letter: lease },
  },
  {
    of: 'operator',
    residence: { isClaimed: false, nth: 0 },
    daysAgo: 1,
    shown: { way: 'letter', because: 'competing', letter: insurance },
  },
  {
    of: 'newcomer',
    residence: { isClaimed: true, nth: 0 },
    daysAgo: 2,
    shown: { way: 'letter', because: 'claimed', letter: license },
    objection: 'We have run this house since 2021 and pay its rent. They were our tenants until last summer.',
  },
]

export async function insertClaims(tx: Tx, now: Date): Promise<void> {
  for (const [number, { of, residence, daysAgo, shown, objection }] of demoClaims.entries()) {
    const [id, at] = [buildDemoId(`claim ${number}`), addDays(now, -daysAgo)]
    await sql`
      insert into claim (id, organization_id, organization_name, residence_id, residence_name, city, state_code, made_at,
        made_by, made_name, made_email, way, shown_at, letter, waiting_reason, competing_since, decider_id, decider_name)
      select ${id}, ${buildDemoId(`organization ${of}`)}, ${names[of]}, r.id, r.name, r.city, r.state_code, ${at},
        ${buildDemoId(`person ${of}@demo.example`)}, ${of === 'operator' ? 'Dana Sample' : 'Robin Sample'},
        ${`${of}@demo.example`}, ${shown.way}, ${at}, ${shown.letter}, ${shown.because},
        ${shown.because === 'competing' ? now : null}::timestamptz, a.id, a.name
      from residence r join organization a on a.kind = 'affiliate' and a.state_code = r.state_code
      where r.state_code = 'WV' and r.status = 'published' and (r.claimed_at is not null) = ${residence.isClaimed}
      order by r.slug limit 1 offset ${residence.nth} on conflict do nothing`.execute(tx)
    if (objection === undefined) continue
    await sql`
      insert into claim_notice (claim_id, organization_id, residence_name, city, state_code, claimant_name, notified_at,
        objection, objected_at, objected_name)
      select c.id, r.organization_id, c.residence_name, c.city, c.state_code, c.organization_name, c.shown_at,
        ${objection}, c.shown_at + interval '5 hours', 'Jo Sample'
      from claim c join residence r on r.id = c.residence_id where c.id = ${id} on conflict do nothing`.execute(tx)
  }
}
