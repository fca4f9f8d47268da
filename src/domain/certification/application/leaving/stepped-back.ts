import { formatLongDay } from '#domain/language/dates.ts'

const begin = 'You stepped back from this application'

/** `on` is a day; null where nobody looked it up. */
export function describeSteppingBack(on: string | null, goesOn: string): string {
  const when = on === null ? '' : ` on ${formatLongDay(on)}`
  const who = goesOn === '' ? 'Others of your team go on with it.' : goesOn
  return `${begin}${when}, because you said that you have a conflict of interest. ${who}`
}

export const isSteppedBack = (words: string) => words.startsWith(begin)

type GoingOn = { names: readonly string[]; isAlliance: boolean }

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

export function goesOnWords({ names, isAlliance }: GoingOn): string {
  const confirms = isAlliance ? ' The alliance then confirms the decision.' : ''
  return names.length === 0 ? '' : `${either.format(names)} goes on with it.${confirms}`
}
