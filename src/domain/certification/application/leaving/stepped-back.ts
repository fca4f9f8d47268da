import { formatLongDay } from '#domain/language/dates.ts'

const begin = 'You stepped back from this application'

/** `on` is a day; null where nobody looked it up. */
export function describeSteppingBack(on: string | null, goesOn: string): string {
  const when = on === null ? '' : ` on ${formatLongDay(on)}`
  const who = goesOn === '' ? 'Others of your team go on with it.' : goesOn
  return `${begin}${when}, because you said that you have a conflict of interest. ${who}`
}

export const isSteppedBack = (words: string) => words.startsWith(begin)

type GoingOn = { names: readonly string[]; isAlliance: boolean; isAppeal: boolean }

const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

const nobody =
  'Nobody of your team is left who may go on with it. An owner invites somebody under Team, who then reviews it.'

export function describeGoingOn({ names, isAlliance, isAppeal }: GoingOn): string {
  if (names.length === 0) return isAppeal ? 'The alliance decides the appeal.' : nobody
  const confirms = isAlliance ? ' The alliance then confirms the decision.' : ''
  return `${either.format(names)} goes on with it.${confirms}`
}
