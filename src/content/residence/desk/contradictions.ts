import { describePeople } from '#domain/beds/bed-people.ts'
import type { Contradiction, ContradictionKind } from '#domain/residence/contradictions.ts'
import type { ListingField, ListingValues } from '#domain/residence/listing/listing-fields.ts'
import { type Need, needs } from '#domain/residence/needs.ts'
import { audiences } from '#domain/residence/residence.ts'

const saidBy: Partial<Record<Need, string>> = {
  children: 'Your beds for women with children, or for families,',
  couples: 'Your beds for couples',
  lgbtq: 'Your beds for LGBTQ+ people',
  staff_overnight: 'What you say of your staff',
  spanish: 'Your languages',
  parking: 'What your fee pays for',
  curfew: 'Your rule on curfew',
  smoking_outside: 'Your rule on smoking',
}
const say: Partial<Record<Need, string>> = {
  staff_overnight: 'says',
  parking: 'says',
  curfew: 'says',
  smoking_outside: 'says',
}

export function describeImplied(need: Need, value: boolean): string {
  return `${saidBy[need]} ${say[need] ?? 'say'} ${value ? 'yes' : 'no'}.`
}

/** As NARR means them, in our own words. */
const levels: Readonly<Record<string, { numeral: string; means: string }>> = {
  1: { numeral: 'I', means: 'Level I homes are run by the people who live there, with no paid staff.' },
  2: { numeral: 'II', means: 'In Level II homes somebody is paid for the work, if only with lower rent.' },
  3: { numeral: 'III', means: 'Level III homes have a manager and trained staff.' },
  4: { numeral: 'IV', means: 'Level IV homes have staff who provide care.' },
}
const staffWords: Readonly<Record<string, string>> = {
  none: 'no paid staff',
  visits: 'that staff only visit',
  evenings: 'staff in the evening',
  day_and_night: 'staff day and night',
}

const which = 'Which is right?'

const describeBeds = (field: ListingField): string => {
  const audience = audiences.find((one) => field === `beds_${one}`)
  return `beds for ${audience ? describePeople(audience) : 'people'}`
}
const findNeed = (field: ListingField): Need | undefined => needs.find((need) => field === `need_${need}`)

function describeSober(days: string): string {
  return days === '0' ? 'that no sober days are needed' : `${days} ${days === '1' ? 'day' : 'days'} sober`
}

function describeStated(about: ContradictionKind, field: ListingField, values: ListingValues): string {
  const amount = `$${values[field].replace(/^\$/, '')}`
  switch (about) {
    case 'staff':
      return 'You say no paid staff'
    case 'people':
      return `You keep ${describeBeds(field)}`
    case 'medicine':
      return `You answer ${values[field]} on ${findNeed(field)}`
    case 'deposit':
      return `You state a deposit of ${amount}`
    case 'fee':
      return `You state a fee of ${amount}`
    case 'first_day':
      return `You state ${amount} more for the first day`
    default:
      return `You say ${describeSober(values.sobriety)}`
  }
}

export function askWhichIsRight({ about, fields: [field], quote }: Contradiction, values: ListingValues): string {
  const need = findNeed(field)
  const level = levels[values.level]
  switch (about) {
    case 'level':
      return `You say Level ${level?.numeral} and ${staffWords[values.staff]}. ${level?.means} ${which}`
    case 'beds':
      return `You say no ${describeBeds(field)}, and your board says that some are open. ${which}`
    case 'language':
      return `You answer yes on Spanish, and your languages leave it out. ${which}`
    case 'answer':
      return need
        ? `You answer ${values[field]} here. ${describeImplied(need, values[field] !== 'yes')} ${which}`
        : which
    case 'street':
      return `You keep the street private, and your own words name it: “${quote}”. Everyone can read them.`
    default:
      return `${describeStated(about, field, values)}, and your own words say: “${quote}” ${which}`
  }
}

export const contradictionNames: Record<ContradictionKind, string> = {
  level: 'level and staff',
  staff: 'staff and your own words',
  people: 'beds and your own words',
  beds: 'beds and your board',
  medicine: 'medicines and your own words',
  language: 'Spanish and your languages',
  answer: 'an answer and another part of the form',
  fee: 'fee and your own words',
  deposit: 'deposit and your own words',
  first_day: 'money on the first day and your own words',
  sobriety: 'days sober and your own words',
  street: 'the private street and your own words',
}
