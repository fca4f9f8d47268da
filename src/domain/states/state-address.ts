import { stateSlug } from '#domain/listing/findable.ts'

export function slugMeant(states: readonly { slug: string; code: string }[], asked: string): string | null {
  const spelled = stateSlug(asked.trim())
  const meant = states.find(({ slug, code }) => slug === spelled || code.toLowerCase() === spelled)
  return meant && meant.slug !== asked ? meant.slug : null
}
