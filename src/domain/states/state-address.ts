import { toStateSlug } from '#domain/residence/listing/findable.ts'

export function findMeantSlug(states: readonly { slug: string; code: string }[], asked: string): string | null {
  const spelled = toStateSlug(asked.trim())
  const meant = states.find(({ slug, code }) => slug === spelled || code.toLowerCase() === spelled)
  return meant && meant.slug !== asked ? meant.slug : null
}
