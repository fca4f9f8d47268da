export const inviteOutcomes = ['sent', 'member', 'invited', 'not_an_address', 'too_many'] as const
export const addressesAtMost = 20_000

export type InviteOutcome = (typeof inviteOutcomes)[number]

export const isNotSent = (outcome: InviteOutcome) => outcome === 'not_an_address' || outcome === 'too_many'

export function parseAddresses(text: string): string[] {
  const parts = text.split(/[\n\r,;]+/).map((part) => (/<([^<>]*)>/.exec(part)?.[1] ?? part).trim().toLowerCase())
  return [...new Set(parts.filter((part) => part !== ''))]
}
