import { say } from '#domain/language/say.ts'

/** Says how many of the boxes beside it are ticked, in its own words: `data-ticked="{ticked} chosen, 3 at most"`. */
export function countTicked(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-ticked]')) {
    const boxes = line.parentElement
    const count = () => {
      const ticked = boxes?.querySelectorAll('input[type="checkbox"]:checked').length ?? 0
      line.textContent = say(line.dataset.ticked ?? '', { ticked })
    }
    boxes?.addEventListener('change', count)
    count()
    line.hidden = false
  }
}
