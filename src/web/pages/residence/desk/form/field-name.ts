import { houseRules } from '#domain/residence/house-rules.ts'
import { isListingField, type ListingField } from '#domain/residence/listing/listing-fields.ts'
import { needs } from '#domain/residence/needs.ts'
import { audiences } from '#domain/residence/residence.ts'
import type { FormWords } from '#web/pages/residence/desk/residence-words.ts'

export function nameField(field: ListingField, words: FormWords): string {
  const { edit } = words
  const audience = audiences.find((one) => field === `beds_${one}`)
  if (audience) return `${edit.parts.beds}: ${words.audiences[audience].title}`
  const need = needs.find((one) => field === `need_${one}` || field === `note_${one}`)
  if (need) return field.startsWith('note_') ? edit.noteOf(words.needs[need].name) : words.needs[need].name
  const rule = houseRules.find((one) => field === `rule_${one}`)
  if (rule) return edit.rules[rule]
  const plain: Partial<Record<string, string>> = edit.fields
  return plain[field] ?? field
}

export function buildControlId(field: string): string {
  return `f-${field === 'beds' ? 'beds_women' : field}`
}

export function nameErrorField(field: string, words: FormWords): string {
  if (field === 'beds') return words.edit.parts.beds
  if (field === 'insists') return words.edit.like.insists
  return isListingField(field) ? nameField(field, words) : field
}
