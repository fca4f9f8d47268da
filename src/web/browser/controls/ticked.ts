import { say } from '#domain/language/say.ts'

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
