import type { Shape } from './shape.ts'
import type { StatedRows } from './source-types.ts'

/** Each column of a table with its type as it is written in `db/tables.ts`. */
type Columns = ReadonlyMap<string, string>
export type Tables = ReadonlyMap<string, Columns>

const list = (one: string) => `${one}(?:, ${one})*`
const name = '(?:[a-z]\\w*\\.)?[a-z]\\w*'
const value = "(?:\\?|-?\\d+|'[^']*'|true|false|null)(?:::\\w+)?"
const column = `(?:(?:${name}(?:::text)?|count\\(\\*\\)(?:::int)?)(?: as "?\\w+"?)?|(?:[a-z]\\w*\\.)?\\*)`
const compared = `${name} (?:=|<>|<|>|<=|>=) (?:${value}|${name})`
const condition = `(?:${compared}|(?:not )?${name}|${name} is(?: not)? null|${name} = any ?\\(\\?(?:::\\w+\\[\\])?\\)|${name} in \\(${list(value)}\\))`
const conditions = `${condition}(?: and ${condition})*`
const table = '\\w+(?: (?!where|order|limit|join|left|for|set|returning)[a-z]\\w*)?'
const joined = `${table}(?: (?:left )?join ${table} on ${conditions})*`
const ordered = `(?: order by ${list(`${name}(?: collate by_name)?(?: is(?: not)? null)?(?: desc)?`)})?`
const cut = '(?: limit (?:\\?|\\d+)(?:::int)?)?(?: offset (?:\\?|\\d+))?(?: for update(?: of \\w+)?(?: skip locked)?)?'
const where = `(?: where ${conditions})?`
const plain = [
  `select (?<columns>${list(column)}) from (?<tables>${joined})${where}${ordered}${cut}`,
  `delete from (?<tables>${table})${where} returning (?<columns>${list(column)})`,
  `update (?<tables>${table}) set ${list(`\\w+ = (?:${value}|${name})`)}${where} returning (?<columns>${list(column)})`,
].map((pattern) => new RegExp(`^${pattern}$`))

/**
 * Whether the query builder says a statement as well: columns of tables, by conditions on columns, each of the type that
 * its table has. A word narrower than the schema's, and what is inside JSON, only a cast can say.
 */
export function isPlain({ parts, row }: StatedRows, tables: Tables): boolean {
  const text = parts.join('?').trim().replace(/\s+/g, ' ')
  return plain.some((pattern) => {
    const found = pattern.exec(text)?.groups
    if (!found) return false
    const read = [...(found.tables ?? '').matchAll(/(?:^|join )(\w+)/g)].map(([, one = '']) => tables.get(one))
    return (found.columns ?? '').split(', ').every((one) => isOfTables(one, read, row))
  })
}

function isOfTables(selected: string, tables: readonly (Columns | undefined)[], row: Shape): boolean {
  const [, from = '', to = from] = /^(?:\w+\.)?([\w*]+)(?:\(\*\))?(?:::\w+)?(?: as "?(\w+)"?)?$/.exec(selected) ?? []
  if (from === 'count') return true
  const columns = tables.flatMap((table) => [...(table ?? [])]).filter(([one]) => from === '*' || one === from)
  const fields = row.kind === 'object' ? row.fields : {}
  return columns.length > 0 && columns.every(([one, type]) => isSaid(type, fields[from === '*' ? one : to]))
}

function isSaid(type: string, field: Shape | undefined): boolean {
  if (type.includes('unknown')) return field === undefined
  return /['\d]/.test(type) || field === undefined || !hasLiteral(field)
}

function hasLiteral(shape: Shape): boolean {
  if (shape.kind === 'union') return shape.of.some(hasLiteral)
  if (shape.kind === 'array') return hasLiteral(shape.of)
  return shape.kind === 'literal' && typeof shape.value !== 'boolean'
}

export function readTables(text: string): Tables {
  const blocks = [...text.matchAll(/^ {2}(\w+): \{\n([^}]*)\n {2}\}/gm)]
  return new Map(
    blocks.map(([, table = '', lines = '']) => [
      table,
      new Map([...lines.matchAll(/^ {4}(\w+): (.+)$/gm)].map(([, one = '', type = '']) => [one, type])),
    ]),
  )
}
