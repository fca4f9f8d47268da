import type { OrganizationChange, OrganizationFacts } from '#contract/team/organization.ts'
import { findPhoneProblem, findWebsiteProblem } from '#domain/residence/listing/listing-check.ts'
import { findZoneOfState, isUsZone } from '#domain/states/us-zones.ts'
import type { TeamContext, TeamParts } from '#server/modules/team/team-work.service.ts'
import type { RateLimits } from '#server/plumbing/admission/limits/rate-limits.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { noteChange } from '#server/plumbing/history/noted-change.ts'
import { readOrganization, saveOrganization } from './organization.store.ts'

export type Organization = ReturnType<typeof createOrganization>

const changesADay = 10

export function createOrganization({ transactions, log, rateLimits }: TeamParts & { rateLimits: RateLimits }) {
  const perOrganization = rateLimits('organization', { limit: changesADay, windowSeconds: 24 * 3600 })
  return {
    read: ({ actor, organizationId }: TeamContext): Promise<OrganizationFacts> =>
      transactions.run(actor, async (tx) => {
        const { state, ...facts } = requireFound(await readOrganization(tx, organizationId))
        return { ...facts, zoneOfState: findZoneOfState(state) }
      }),
    async change({ actor, organizationId }: TeamContext, typed: OrganizationChange): Promise<void> {
      const change = cleanChange(typed)
      requireRight(change)
      await perOrganization.take(organizationId)
      await transactions.run(actor, async (tx) => {
        const before = requireFound(await readOrganization(tx, organizationId))
        await saveOrganization(tx, organizationId, change)
        const names = (['name', 'phone', 'website', 'timeZone'] as const).filter(
          (name) => (before[name] ?? '') !== change[name],
        )
        if (names.length === 0) return
        const pick = (from: Pick<typeof before, (typeof names)[number]>) =>
          Object.fromEntries(names.map((name) => [name === 'timeZone' ? 'time_zone' : name, from[name] ?? '']))
        const noted = {
          subject: 'organization',
          subjectId: organizationId,
          subjectName: change.name,
          change: 'changed',
        }
        await noteChange(tx, { organizationId, ...noted, before: pick(before), after: pick(change) })
      })
      log.info('organization changed', { organizationId })
    },
  }
}

function cleanChange({ website, ...rest }: OrganizationChange): OrganizationChange {
  return { ...rest, website: website === '' || /^[a-z][a-z0-9+.-]*:/i.test(website) ? website : `https://${website}` }
}

function requireRight({ phone, website, timeZone }: OrganizationChange): void {
  const problems = {
    phone: findPhoneProblem(phone),
    website: findWebsiteProblem(website),
    timeZone: timeZone === '' || isUsZone(timeZone) ? null : 'Choose a time zone of the list.',
  }
  const fields = Object.fromEntries(
    Object.entries(problems).filter((problem): problem is [string, string] => problem[1] !== null),
  )
  if (Object.keys(fields).length > 0)
    throw new AppError('invalid_input', 'Please look at this field again.', { fields })
}

function requireFound<T>(found: T | null): T {
  if (found === null) throw new AppError('not_found', 'There is no such organization.')
  return found
}
