import { refuseTotal } from '#domain/beds/bed-availability.ts'
import { describePeople } from '#domain/beds/bed-people.ts'
import { getImportFieldWords, type ImportField } from '#domain/imports/import-fields.ts'
import { type Audience, audiences } from '#domain/residence/residence.ts'
import { countOpen, type OwnGroup } from './own-residence.rules.ts'
import { buildProblem, type RowFacts, type WrongValue } from './row-facts.rules.ts'

export type GroupChange = {
  id: string | null
  audience: Audience
  total: number
  wasAudience: Audience | null
  wasTotal: number | null
  occupied: number | null
  wasOccupied: number | null
  open: number | null
  wasOpen: number | null
}

type RowBeds = {
  audience: Audience
  total: number | null
  open: number | null
  field: ImportField
  openField: ImportField
}

/** `saidAt` is when the numbers of the file were true; null is now, and what was said later stands. */
export function readBedsOfRow(
  facts: RowFacts,
  groups: readonly OwnGroup[],
  saidAt: string | null = null,
): { changes: GroupChange[]; wrong: WrongValue[] } {
  const wrong: WrongValue[] = []
  const reported = readSaidBeds(facts, groups, wrong)
  const changes = reported.flatMap((one): GroupChange[] => {
    const group = findGroup(one, reported, groups)
    const total = one.total ?? group?.total_beds ?? null
    if (total === null) {
      if (one.open !== null) wrong.push(buildMissingTotal(facts, one))
      return []
    }
    // A changed total alone is no new number of open beds.
    const isLater = saidAt === null || !group?.said_at || saidAt > group.said_at
    const isNewNumber = isLater && one.open !== null && one.open !== (group ? countOpen(group, total) : null)
    const isSame = group !== undefined && group.audience === one.audience && group.total_beds === total && !isNewNumber
    if (isSame) return []
    const refused = findTooFew(facts, one, { total, held: group?.held ?? 0, isNewNumber })
    if (refused) wrong.push(refused)
    if (refused) return []
    const wasOccupied = group?.occupied ?? null
    return [
      {
        id: group?.id ?? null,
        audience: one.audience,
        total,
        wasAudience: group?.audience ?? null,
        wasTotal: group?.total_beds ?? null,
        occupied: isNewNumber ? total - (group?.held ?? 0) - (one.open ?? 0) : null,
        wasOccupied,
        open: isNewNumber ? one.open : null,
        wasOpen: group ? countOpen(group) : null,
      },
    ]
  })
  return { changes, wrong }
}

/** Held beds belong to the house, and no file may drop a hold. */
function findTooFew(
  facts: RowFacts,
  one: RowBeds,
  { total, held, isNewNumber }: { total: number; held: number; isNewNumber: boolean },
): WrongValue | null {
  if (refuseTotal(total, { held })) {
    return buildProblem(facts, one.total === null ? one.openField : one.field, `${held} or more, as many as are held`)
  }
  if (!isNewNumber || (one.open ?? 0) <= total - held) return null
  const why = held === 0 ? 'as many as there are beds' : `as ${held} of ${total} ${held === 1 ? 'is' : 'are'} held`
  return buildProblem(facts, one.openField, `at most ${total - held}, ${why}`)
}

function readSaidBeds(facts: RowFacts, groups: readonly OwnGroup[], wrong: WrongValue[]): RowBeds[] {
  const each = audiences.flatMap((audience): RowBeds[] => {
    const [field, openField] = [`beds.${audience}`, `open.${audience}`] as const
    const [total, open] = [readNumber(facts, field), readNumber(facts, openField)]
    const isThere = groups.some((group) => group.audience === audience)
    // A column for each kind of people says 0 for those a house has no beds for.
    if (open === null && (total === null || (total === 0 && !isThere))) return []
    return [{ audience, total, open, field, openField }]
  })
  const total = readNumber(facts, 'beds')
  const { open, openField } = readOpen(facts, total, { groups, wrong })
  const audience = facts.said.get('audience') as Audience | undefined
  if (each.length > 0 || (total === null && open === null && audience === undefined)) return each
  const only = groups.length === 1 ? groups[0] : undefined
  if (groups.length > 1 && audience === undefined) {
    const all = groups.reduce((sum, group) => sum + group.total_beds, 0)
    if (total !== null && total !== all) {
      const kinds = groups.map((group) => describePeople(group.audience)).join(' and ')
      wrong.push(buildProblem(facts, 'beds', `${all}, or a column of beds for ${kinds} each`))
    }
    return []
  }
  if (total === null && open === null && groups.length !== 1) return []
  return [{ audience: audience ?? only?.audience ?? 'any', total, open, field: 'beds', openField }]
}

/** Where the file says how many are taken, the others are open; held beds are not. Never more than either column says. */
function readOpen(
  facts: RowFacts,
  said: number | null,
  { groups, wrong }: { groups: readonly OwnGroup[]; wrong: WrongValue[] },
): { open: number | null; openField: 'open' | 'taken' } {
  const [open, taken] = [readNumber(facts, 'open'), readNumber(facts, 'taken')]
  if (taken === null) return { open, openField: 'open' }
  const only = groups.length === 1 ? groups[0] : undefined
  const total = said ?? only?.total_beds ?? null
  // Without a total nothing follows from it, and a total is asked for.
  if (total === null) return { open: open ?? 0, openField: 'taken' }
  if (taken > total) {
    wrong.push(buildProblem(facts, 'taken', `at most ${total}, as many as there are beds`))
    return { open: null, openField: 'taken' }
  }
  const left = total - taken
  if (open !== null && open > left) {
    wrong.push(buildProblem(facts, 'open', `at most ${left}: ${taken} of ${total} are taken`))
    return { open: null, openField: 'open' }
  }
  return open === null
    ? { open: Math.max(left - (only?.held ?? 0), 0), openField: 'taken' }
    : { open, openField: 'open' }
}

function findGroup(one: RowBeds, said: readonly RowBeds[], groups: readonly OwnGroup[]): OwnGroup | undefined {
  const own = groups.find(({ audience }) => audience === one.audience)
  if (own) return own
  return one.field === 'beds' && groups.length === 1 && said.length === 1 ? groups[0] : undefined
}

function readNumber(facts: RowFacts, field: ImportField): number | null {
  const value = facts.said.get(field)
  return typeof value === 'number' ? value : null
}

const buildMissingTotal = (facts: RowFacts, one: RowBeds) =>
  buildProblem(facts, one.field, `how many beds there are in all, like ${getImportFieldWords(one.field).example}`)
