import type { NotedChange } from './noted-change.ts'
import { formatValue } from './phrases.ts'

const verbs: Readonly<Record<string, (other: string, address: string) => string>> = {
  merged_in: (other, address) =>
    `The listing ${other} was found to be this house: its address ${address} leads here now`,
  merged_away: (other, address) => `Found to be the same house as ${other}: its address ${address} leads there now`,
  merge_undone_in: (other) => `The listing ${other} stands for itself again: the merge was undone`,
  merge_undone_away: (other) => `No longer one with ${other}: the merge was undone`,
}

export function mergeLines(change: string, after: NotedChange['after']): [string, ...string[]] | null {
  const verb = Object.hasOwn(verbs, change) ? verbs[change] : undefined
  if (verb === undefined) return null
  const said = typeof after.said === 'string' && after.said !== '' ? [`In their words: ${formatValue(after.said)}`] : []
  return [verb(formatValue(after.other), `/residences/${formatValue(after.address)}`), ...said]
}
