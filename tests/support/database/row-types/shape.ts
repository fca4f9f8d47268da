/** What a type allows, in a form that can be written down and compared with a value. */
export type Shape =
  | { kind: 'any' | 'string' | 'number' | 'boolean' | 'bigint' | 'null' | 'undefined' | 'Date' | 'Uint8Array' }
  | { kind: 'literal'; value: string | number | boolean }
  | { kind: 'union'; of: Shape[] }
  | { kind: 'array'; of: Shape }
  /** `rest` is what fields without a name of their own hold; without it there are none. */
  | { kind: 'object'; fields: Record<string, Shape>; rest?: Shape }

export type Mismatch = { path: string; expected: string; found: string }

/** The first place where a value is not what its type says. */
export function findMismatch(shape: Shape, value: unknown, path = ''): Mismatch | null {
  if (shape.kind === 'union') return findMismatchOfUnion(shape.of, value, path)
  const known = { path, expected: describeShape(shape), found: describeValue(value) }
  switch (shape.kind) {
    case 'any':
      return null
    case 'literal':
      if (value === shape.value) return null
      return isWord(value) ? { ...known, found: JSON.stringify(value) } : known
    case 'array':
      if (!Array.isArray(value)) return known
      return findFirst(value.map((one, place) => findMismatch(shape.of, one, `${path}[${place}]`)))
    case 'object':
      return isPlain(value) ? findMismatchOfFields(shape, value, path) : known
    default:
      return known.found === shape.kind ? null : known
  }
}

function findMismatchOfFields(
  { fields, rest }: Extract<Shape, { kind: 'object' }>,
  value: Record<string, unknown>,
  path: string,
): Mismatch | null {
  const named = Object.entries(fields)
  const others = rest ? Object.keys(value).filter((name) => !(name in fields)) : []
  const all = [...named, ...others.map((name): [string, Shape] => [name, rest ?? { kind: 'any' }])]
  return findFirst(all.map(([name, of]) => findMismatch(of, value[name], path === '' ? name : `${path}.${name}`)))
}

function findMismatchOfUnion(shapes: readonly Shape[], value: unknown, path: string): Mismatch | null {
  const found = shapes.map((shape) => findMismatch(shape, value, path))
  if (found.includes(null)) return null
  // Inside the only object or list that it can be, the place says more than the whole.
  const deeper = found.filter((one) => one !== null && one.path !== path)
  if (deeper.length === 1) return deeper[0] ?? null
  const isOneOfWords = shapes.some(({ kind }) => kind === 'literal')
  const words = isOneOfWords && isWord(value) ? JSON.stringify(value) : describeValue(value)
  return { path, expected: describeShape({ kind: 'union', of: [...shapes] }), found: words }
}

const findFirst = (found: readonly (Mismatch | null)[]): Mismatch | null => found.find((one) => one !== null) ?? null

function isPlain(value: unknown): value is Record<string, unknown> {
  return describeValue(value) === 'object'
}

const isWord = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

function describeValue(value: unknown): string {
  if (value === null) return 'null'
  if (value instanceof Date) return 'Date'
  if (value instanceof Uint8Array) return 'Uint8Array'
  return Array.isArray(value) ? 'array' : typeof value
}

export function describeShape(shape: Shape): string {
  if (shape.kind === 'union') return shape.of.map(describeShape).join(' | ')
  return shape.kind === 'literal' ? JSON.stringify(shape.value) : shape.kind
}

export function allowsNull(shape: Shape): boolean {
  if (shape.kind === 'union') return shape.of.some(allowsNull)
  return shape.kind === 'null' || shape.kind === 'any'
}
