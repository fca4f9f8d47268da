import { capitalize } from '#domain/language/capital.ts'
import { isUuid } from '#domain/links/uuid.ts'
import type { FieldLabels } from './plain-words.ts'

const unseen = new Set([
  'act',
  'do',
  'id',
  'ids',
  'seen',
  'was',
  'once',
  'item',
  'revision',
  'version',
  'base',
  'asked',
  'stamp',
  'returnTo',
])
const secret = /password|secret|^(code|token)$/i

export function listTypedValues(
  form: Readonly<Record<string, string>>,
  labels: FieldLabels,
): { name: string; value: string }[] {
  return Object.entries(form)
    .filter(([name, value]) => !unseen.has(name) && !secret.test(name) && !isEmpty(value) && !isUuid(value))
    .map(([name, value]) => ({ name: Object.hasOwn(labels, name) ? (labels[name] ?? '') : spellOut(name), value }))
}

const isEmpty = (value: string) => value.trim() === '' || value === 'on' || /^[a-z]+(_[a-z]+)+$/.test(value)

function spellOut(name: string): string {
  const words = name
    .replace(/[^a-z0-9]+/gi, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim()
  return capitalize(words)
}
