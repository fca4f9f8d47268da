import { say } from '#domain/say.ts'

/** Links to a home's ways to be sent (`data-send`, with the message) become a fold that holds them: the page has it once. */
export function openWaysInPlace(): void {
  const ways = document.querySelector<HTMLTemplateElement>('template.ways-to-send')
  if (!ways) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-send]')) {
    const fold = document.importNode(ways.content, true)
    const message = say(link.dataset.send ?? '', { page: link.origin + link.pathname })
    for (const way of fold.querySelectorAll('a')) way.href += encodeURIComponent(message)
    fold.querySelector('summary')?.append(...link.childNodes)
    link.replaceWith(fold)
  }
}
