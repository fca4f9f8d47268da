import { type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import type { Shape } from './shape.ts'

const primitives = [
  [TypeFlags.Any | TypeFlags.Unknown, 'any'],
  [TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping, 'string'],
  [TypeFlags.Number, 'number'],
  [TypeFlags.Boolean, 'boolean'],
  [TypeFlags.BigInt, 'bigint'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined | TypeFlags.Void | TypeFlags.Never, 'undefined'],
  // `object` says nothing about what is in it.
  [TypeFlags.NonPrimitive, 'any'],
] as const

/** JSON that holds itself is followed this far. */
const deepest = 6

/** What a type of the program is, down to its last field. Throws where that cannot be said. */
export function toShape(checker: Checker, type: Type, depth = 0): Shape {
  const primitive = primitives.find(([flags]) => (type.flags & flags) !== 0)
  if (primitive) return { kind: primitive[1] }
  if (depth > deepest) return { kind: 'any' }
  const inner = (one: Type) => toShape(checker, one, depth + 1)
  if (type.isStringLiteralType() || type.isNumberLiteralType() || type.isBooleanLiteralType())
    return { kind: 'literal', value: type.value }
  if (type.isUnionType()) return { kind: 'union', of: type.getTypes().map((one) => toShape(checker, one, depth)) }
  const name = type.getSymbol()?.name
  if (name === 'Date') return { kind: name }
  if (name === 'Uint8Array' || name === 'Buffer') return { kind: 'Uint8Array' }
  if (checker.isArrayLikeType(type) && type.isTypeReference()) {
    const elements = checker.getTypeArguments(type).map(inner)
    return { kind: 'array', of: elements.length === 1 && elements[0] ? elements[0] : { kind: 'union', of: elements } }
  }
  if (type.isErrorType() || !(type.isObjectType() || type.isIntersectionType()))
    throw new Error(`${checker.typeToString(type)} is no type of a value`)
  return buildObjectShape(checker, type, inner)
}

function buildObjectShape(checker: Checker, type: Type, inner: (type: Type) => Shape): Shape {
  const fields: Record<string, Shape> = {}
  for (const property of checker.getPropertiesOfType(type)) {
    const of = checker.getTypeOfSymbol(property)
    if (!of) throw new Error(`${property.name} has no type`)
    const shape = inner(of)
    const isOptional = (property.flags & SymbolFlags.Optional) !== 0
    fields[property.name] = isOptional ? { kind: 'union', of: [shape, { kind: 'undefined' }] } : shape
  }
  const [index] = checker.getIndexInfosOfType(type)
  return index ? { kind: 'object', fields, rest: inner(index.valueType) } : { kind: 'object', fields }
}
