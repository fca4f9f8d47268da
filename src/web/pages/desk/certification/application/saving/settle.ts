import {
  type RuleField,
  type RuleSeen,
  type RuleTexts,
  ruleFields,
} from '#domain/certification/application/answering/answering.ts'

type Fields = Readonly<Record<string, string>>

/** A form of which somebody chose what to keep, as one that has seen what the other wrote; null where it is not whole. */
export function settle({ theirs = '', ...fields }: Fields): { values: Fields; seen: RuleSeen | null } {
  const [other, seen] = [readTexts(theirs), readSeen(fields.was ?? '')]
  if (!other || !seen) return { values: fields, seen }
  const values: Record<string, string> = { ...fields }
  for (const field of ruleFields) {
    const side = values[`keep_${field}`]
    const text = other[field]
    delete values[`keep_${field}`]
    if (text === undefined || (side !== 'mine' && side !== 'theirs')) continue
    seen[field] = [text]
    if (side === 'theirs') values[field] = text
  }
  values.was = JSON.stringify(seen)
  return { values, seen }
}

function readTexts(text: string): Partial<RuleTexts> | null {
  const read = readObject(text)
  return read && Object.values(read).every((value) => typeof value === 'string') ? read : null
}

function readSeen(text: string): RuleSeen | null {
  const read = readObject(text)
  const isWhole = (field: RuleField) => Array.isArray(read?.[field])
  return read && ruleFields.every(isWhole) ? (read as RuleSeen) : null
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? { ...read } : null
  } catch {
    return null
  }
}
