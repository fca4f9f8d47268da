import { minuteMs } from '#domain/language/durations.ts'
import type { StateResidence } from './state-residence.ts'

/**
 * All ours. `perDay`: mailings of one affiliate in 24 hours. `homes`: letters of the longest filter. `heldMinutes`: how
 * long they wait and can be stopped.
 */
export const mailingLimits = { subject: 150, text: 5000, homes: 1000, perDay: 5, heldMinutes: 10 } as const

export const findMailingStart = (sentAt: Date) => new Date(sentAt.getTime() + mailingLimits.heldMinutes * minuteMs)

/** What an address of the table of homes says behind its question mark. */
export const mailingChoices = ['claimed=yes', 'show=certified', 'show=ending', 'age=older', 'age=never'] as const
export type MailingChoice = (typeof mailingChoices)[number]

export const isMailingChoice = (homes: string): homes is MailingChoice =>
  mailingChoices.some((choice) => choice === homes)

/** `bounced`: the last email to each who leads it could not be delivered. */
export const noMailReasons = ['unclaimed', 'sample', 'nobody', 'bounced'] as const
export type NoMailReason = (typeof noMailReasons)[number]

export type MailedOffice = { id: string; operator: string; to: string[]; homes: string[] }
export type UnmailedResidence = { home: string; why: NoMailReason }
export type MailingPlan = { offices: MailedOffice[]; left: UnmailedResidence[] }

/** `holders`: the operator of each home that is claimed. `leaders`: the addresses of those who lead one. */
export type MailingFacts = {
  holders: ReadonlyMap<string, { id: string; isSample: boolean }>
  leaders: ReadonlyMap<string, readonly string[]>
  bounced: ReadonlySet<string>
}

export function planMailing(chosen: readonly StateResidence[], facts: MailingFacts): MailingPlan {
  const offices = new Map<string, MailedOffice>()
  const left: UnmailedResidence[] = []
  for (const residence of chosen) {
    const home = `${residence.name} (${residence.city})`
    const found = findRecipients(residence.id, facts)
    if (typeof found === 'string') {
      left.push({ home, why: found })
      continue
    }
    const { id, to } = found
    const office = offices.get(id) ?? { id, operator: residence.operator, to, homes: [] }
    office.homes.push(home)
    offices.set(id, office)
  }
  return { offices: [...offices.values()], left }
}

function findRecipients(residenceId: string, { holders, leaders, bounced }: MailingFacts) {
  const holder = holders.get(residenceId)
  if (!holder) return 'unclaimed'
  if (holder.isSample) return 'sample'
  const all = leaders.get(holder.id) ?? []
  if (all.length === 0) return 'nobody'
  const to = all.filter((email) => !bounced.has(email))
  return to.length === 0 ? 'bounced' : { id: holder.id, to }
}

export const mailedStates = ['waiting', 'sent', 'failed', 'forgotten', 'stopped'] as const
export type MailedState = (typeof mailedStates)[number]

/** `states`: of each mail to an office, undefined of one that was deleted after its time. */
export function gradeMailed(states: readonly ('queued' | 'sending' | 'sent' | 'failed' | undefined)[]): MailedState {
  if (states.includes('sent')) return 'sent'
  if (states.includes('queued') || states.includes('sending')) return 'waiting'
  return states.includes('failed') ? 'failed' : 'forgotten'
}
