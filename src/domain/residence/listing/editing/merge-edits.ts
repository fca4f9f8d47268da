export type EditedValues<Field extends string> = Readonly<Record<Field, string>>

export type KeptSide = 'mine' | 'theirs'

type Sides<Field extends string> = {
  /** Every field once; fields that belong together (an amount and its "per week") are one part. */
  parts: readonly (readonly Field[])[]
  base: EditedValues<Field> | null
  mine: EditedValues<Field>
  theirs: EditedValues<Field>
}

export type MergedEdits<Field extends string> = {
  values: Record<Field, string>
  joined: Field[]
  disputed: (readonly Field[])[]
}

/** A part that one side changed is taken from that side. Without a base, every difference is disputed. */
export function mergeEdits<Field extends string>({ parts, base, mine, theirs }: Sides<Field>): MergedEdits<Field> {
  const values: Record<Field, string> = { ...mine }
  const [joined, disputed]: [Field[], (readonly Field[])[]] = [[], []]
  for (const part of parts) {
    const isSame = (one: EditedValues<Field>, other: EditedValues<Field>) =>
      part.every((field) => one[field] === other[field])
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

/** `kept` names parts by their first field. */
export function applyChoices<Field extends string>(
  { parts, base, mine }: Pick<Sides<Field>, 'parts' | 'base' | 'mine'>,
  kept: Readonly<Partial<Record<Field, KeptSide>>>,
): Record<Field, string> {
  const values: Record<Field, string> = { ...mine }
  for (const part of parts) {
    const [name] = part
    if (base === null || name === undefined || kept[name] !== 'theirs') continue
    for (const field of part) values[field] = base[field]
  }
  return values
}
