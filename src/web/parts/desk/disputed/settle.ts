import type { SeenValues } from '#domain/certification/application/answering/seen.ts'

type Values = Readonly<Record<string, string>>

/** The values somebody chose in a disputed form, with the texts of the other person as seen; `seen` is null where a part is missing. */
export function settle<Field extends string>(
  fields: readonly Field[],
  { theirs = '', ...sent }: Values,
): { values: Values; seen: SeenValues<Field> | null } {
  const [other, seen] = [readTexts(theirs), readSeen(fields, sent.was ?? '')]
  if (!other || !seen) return { values: sent, seen }
  const values: Record<string, string> = { ...sent }
  for (const field of fields) {
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

function readTexts(text: string): Partial<Record<string, string>> | null {
  const read = readObject(text)
  return read && Object.values(read).every((value) => typeof value === 'string')
    ? (read as Record<string, string>)
    : null
}

function readSeen<Field extends string>(fields: readonly Field[], text: string): SeenValues<Field> | null {
  const read = readObject(text)
  const isWhole = (field: Field) => Array.isArray(read?.[field])
  return read && fields.every(isWhole) ? (read as SeenValues<Field>) : null
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? { ...read } : null
  } catch {
    return null
  }
}
