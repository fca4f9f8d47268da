import type { SavedResidence } from '#web/plumbing/stored/saved-residences.ts'

export function readResidenceOnCard(inside: Element): SavedResidence {
  const card = inside.closest('.residence')
  const link = card?.querySelector<HTMLAnchorElement>('h3 a')
  const where = card?.querySelector('h3 + p')?.textContent ?? ''
  const [, city = '', state = ''] = /^(.*?), ([A-Z]{2})\b/.exec(where) ?? []
  return {
    slug: link?.pathname.split('/').at(-1) ?? '',
    name: link?.textContent ?? '',
    city,
    state,
    phone: card?.querySelector('.call')?.lastChild?.textContent ?? '',
  }
}
