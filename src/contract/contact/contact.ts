import * as z from 'zod/mini'
import { requireText, requireVisible } from '#contract/calls/typed.ts'
import { contactLimits } from './contact-limits.ts'

function buildRequiredSchema(name: keyof typeof contactLimits, label: string) {
  return requireText(label, contactLimits[name])
}

function buildOptionalSchema(name: keyof typeof contactLimits, label: string, ...more: z.core.$ZodCheck<string>[]) {
  return z._default(
    z
      .string(`${label} is not text.`)
      .check(
        z.trim(),
        z.maxLength(contactLimits[name], `${label} is longer than ${contactLimits[name]} characters.`),
        ...more,
      ),
    '',
  )
}

export const contactMessage = z.object({
  firstName: buildRequiredSchema('firstName', 'First name').check(requireVisible('First name')),
  lastName: buildRequiredSchema('lastName', 'Last name').check(requireVisible('Last name')),
  email: buildRequiredSchema('email', 'Email').check(
    requireVisible('Email'),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Email does not look like an address.'),
  ),
  phone: buildOptionalSchema('phone', 'Phone', requireVisible('Phone')),
  facilityName: buildOptionalSchema('facilityName', 'Facility name', requireVisible('Facility name')),
  stateId: buildOptionalSchema('stateId', 'State'),
  message: buildRequiredSchema('message', 'Message'),
})

export type ContactMessage = z.infer<typeof contactMessage>

export const contactReceipt = z.object({ id: z.string(), receivedAt: z.string() })
export type ContactReceipt = z.infer<typeof contactReceipt>
