import { stateSlug } from '#domain/listing/findable.ts'

/**
 * The slug of the state that the last part of an address means, where it is not the slug itself: its code, or its name
 * with capitals or spaces. Null where it is the slug already, or no state.
 */
export function slugMeant(states: readonly { slug: string; code: string }[], asked: string): string | null {
  const spelled = stateSlug(asked.trim())
  const meant = states.find(({ slug, code }) => slug === spelled || code.toLowerCase() === spelled)
  return meant && meant.slug !== asked ? meant.slug : null
}
