import { say } from '#domain/language/say.ts'
import { fillTemplate } from './fill-template.ts'
import { forgetLink, readOwnLinks, subscribeToOwnLinks } from './own-links.ts'
import type { SavedListProps } from './saved-list-props.ts'

export function startOwnLinks(list: HTMLElement, words: SavedListProps['words']): void {
  const section = list.querySelector<HTMLElement>('.own-links')
  const template = section?.querySelector('template')
  if (!section || !template) return
  const language = document.documentElement.lang === 'es' ? 'es-US' : 'en-US'
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'America/Chicago' })
  function show(): void {
    const now = new Date().toISOString()
    const items = readOwnLinks().map(({ mine, label, endsAt }) => {
      const until = say(endsAt > now ? words.ends : words.ended, { day: days.format(new Date(endsAt)) })
      const item = fillTemplate(template as HTMLTemplateElement, { label, until })
      const link = item.querySelector('a')
      link?.setAttribute('href', link.getAttribute('href') + mine)
      item.querySelector('button')?.addEventListener('click', () => forgetLink(mine))
      return item
    })
    section?.querySelector('ul')?.replaceChildren(...items)
    section?.toggleAttribute('hidden', items.length === 0)
  }
  subscribeToOwnLinks(show)
  show()
}
