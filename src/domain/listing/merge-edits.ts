/** What a form holds, by the names of its fields. */
export type Edited<Field extends string> = Readonly<Record<Field, string>>

/** Whose value of a disputed part is kept. */
export type Kept = 'mine' | 'theirs'

type Sides<Field extends string> = {
  /** Every field once, those that only make sense together (an amount and its "per week") in one part. */
  parts: readonly (readonly Field[])[]
  /** What both began with; null where nobody knows. */
  base: Edited<Field> | null
  /** What this person has typed. */
  mine: Edited<Field>
  /** What is saved by now. */
  theirs: Edited<Field>
}

export type Merged<Field extends string> = {
  /** Both sides' changes; a disputed part has what this person typed. */
  values: Record<Field, string>
  /** The fields whose value came from the other side alone. */
  joined: Field[]
  /** The parts that both sides changed, each to something else. */
  disputed: (readonly Field[])[]
}

/**
 * Joins what two people changed from one beginning. A part that one of them changed is taken from that one; where both
 * made the same of it there is nothing to choose. With an unknown beginning every difference is disputed.
 */
export function mergeEdits<Field extends string>({ parts, base, mine, theirs }: Sides<Field>): Merged<Field> {
  const values: Record<Field, string> = { ...mine }
  const [joined, disputed]: [Field[], (readonly Field[])[]] = [[], []]
  for (const part of parts) {
    const isSame = (one: Edited<Field>, other: Edited<Field>) => part.every((field) => one[field] === other[field])
    if (isSame(mine, theirs)) continue
    if (base !== null && isSame(base, theirs)) continue
    if (base === null || !isSame(base, mine)) {
      disputed.push(part)
      continue
    }
    for (const field of part) {
      if (values[field] !== theirs[field]) joined.push(field)
      values[field] = theirs[field]
    }
  }
  return { values, joined, disputed }
}

/**
 * What this person has typed once they chose: a part they leave to the other side is what it was at the beginning, so
 * that it counts as not changed by them. `kept` names parts by their first field.
 */
export function withChoices<Field extends string>(
  { parts, base, mine }: Pick<Sides<Field>, 'parts' | 'base' | 'mine'>,
  kept: Readonly<Partial<Record<Field, Kept>>>,
): Record<Field, string> {
  const values: Record<Field, string> = { ...mine }
  for (const part of parts) {
    const [name] = part
    if (base === null || name === undefined || kept[name] !== 'theirs') continue
    for (const field of part) values[field] = base[field]
  }
  return values
}
