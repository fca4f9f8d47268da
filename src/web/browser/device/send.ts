import { say } from '#domain/language/say.ts'
import { readResidenceOnCard } from './residence-on-card.ts'

export function openWaysInPlace(): void {
  const ways = document.querySelector<HTMLTemplateElement>('template.ways-to-send')
  if (!ways) return
  const { change = '' } = ways.dataset
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-send]')) {
    const fold = document.importNode(ways.content, true)
    const message = say(toMessage(link, change), { page: link.origin + link.pathname })
    for (const way of fold.querySelectorAll('a')) way.href += encodeURIComponent(message)
    fold.querySelector('summary')?.append(...link.childNodes)
    link.replaceWith(fold)
  }
}

function toMessage(link: HTMLAnchorElement, change: string): string {
  const { send = '' } = link.dataset
  const given = send.split('\n')
  if (given.length !== 2) return send
  const { name, phone } = readResidenceOnCard(link)
  const ageText = link.closest('.residence')?.querySelector<HTMLElement>('.age')?.dataset.paper
  return [name, ageText ? `${send}, ${ageText}` : send, phone, change, '{page}'].join('\n')
}
