import * as z from 'zod/mini'
import { authLimits } from '#contract/auth/auth-limits.ts'
import { requireOneAlphabet, requireVisible } from '#contract/calls/typed.ts'

export const organizationFacts = z.object({
  name: z.string(),
  phone: z.string(),
  website: z.string(),
  timeZone: z.nullable(z.string()),
  zoneOfState: z.string(),
  publicResidences: z.int(),
})
export type OrganizationFacts = z.infer<typeof organizationFacts>

const buildLineSchema = (label: string, longest: number) =>
  z.string(`${label} is missing.`).check(z.trim(), z.maxLength(longest), requireVisible(label))

/** Phone, website and time zone are checked by the service. */
export const organizationChange = z.object({
  name: buildLineSchema('Name', authLimits.organizationName).check(
    z.minLength(1, 'Name is missing.'),
    requireOneAlphabet('Name'),
  ),
  phone: buildLineSchema('Phone', 40),
  website: buildLineSchema('Website', 300),
  timeZone: z.string().check(z.maxLength(40)),
})
export type OrganizationChange = z.infer<typeof organizationChange>
