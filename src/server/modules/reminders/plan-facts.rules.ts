import { formatHour } from '#domain/reminders/reminder-hour.ts'
import type { Plan, Recipient, TeamMember } from './plan.store.ts'

export type PlanFacts = Readonly<Record<string, unknown>>

type PlanContext = {
  recipients: readonly Recipient[]
  team: readonly TeamMember[]
  residences: readonly { id: string; name: string }[]
}

export function toPlanFacts(plan: Plan | null, { recipients, team, residences }: PlanContext): PlanFacts {
  if (plan === null) return {}
  const { isOn, hour, days, timeZone } = plan
  const people = recipients.flatMap((one) => {
    const member = team.find(({ id }) => id === one.personId)
    if (!member) return []
    const isOnly = team.every(({ id, name }) => id === member.id || name !== member.name)
    return [[isOnly ? member.name : `${member.name} (${member.email})`, describeWay(one, residences, hour)]]
  })
  const named = Object.fromEntries(people.toSorted())
  return { is_on: isOn, hour, days: days.toSorted((a, b) => a - b), time_zone: timeZone, people: named }
}

export function findPlanChanges(before: PlanFacts, after: PlanFacts) {
  const isOther = (name: string, was: PlanFacts, is: PlanFacts) =>
    JSON.stringify(was[name]) !== JSON.stringify(is[name])
  const names = Object.keys(after).filter((name) => isOther(name, before, after))
  const [was, is] = [listPeople(before), listPeople(after)]
  const people = Object.keys({ ...was, ...is }).filter((name) => isOther(name, was, is))
  const pick = (facts: PlanFacts, wanted: readonly string[]) =>
    Object.fromEntries(wanted.flatMap((name) => (name in facts ? [[name, facts[name]]] : [])))
  return {
    names,
    only: (facts: PlanFacts) =>
      'people' in facts && names.includes('people')
        ? { ...pick(facts, names), people: pick(listPeople(facts), people) }
        : pick(facts, names),
  }
}

function listPeople({ people }: PlanFacts): PlanFacts {
  return typeof people === 'object' && people !== null ? { ...people } : {}
}

function describeWay(
  { way, phone, residenceIds, hour }: Recipient,
  residences: PlanContext['residences'],
  usualHour: number,
): string {
  const at = hour === null || hour === usualHour ? '' : ` at ${formatHour(hour)}`
  const by = `${way === 'text' ? `by text to a number that ends in ${phone.slice(-2)}` : 'by email'}${at}`
  if (residenceIds === null) return `${by}, for every house`
  const names = residences.filter(({ id }) => residenceIds.includes(id)).map(({ name }) => name)
  return `${by}, for ${names.length === 0 ? 'no house' : names.join(', ')}`
}
