import { say } from '#domain/language/say.ts'

/** What was asked for: its address and, where a form says it, in words. */
export type Asked = { address: string; words: readonly string[] }

/** Why a page cannot be had now. */
export type Reason = 'offline' | 'failed'

export const isOffline = () => navigator.onLine === false

/** The next page takes the place of this one; should somebody come back to it, its form says what it answers. */
export function leaveFor(address: string): void {
  history.replaceState({ ...history.state, left: true }, '')
  document.querySelector('.found')?.setAttribute('aria-busy', 'true')
  location.assign(address)
}

const shownProblem = () => document.querySelector('[data-held-problem]')

/** Says on the page that something was not looked for, and why; what was asked stays with it for another try. */
export function showProblem(reason: Reason, { address, words }: Asked): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-problem="${reason}"]`)
  if (!template) return
  const problem = document.importNode(template.content, true)
  problem.firstElementChild?.setAttribute('data-held-problem', '')
  problem.querySelector('a[data-again]')?.setAttribute('href', address)
  const asked = problem.querySelector<HTMLElement>('[data-asked]')
  if (asked) asked.textContent = say(asked.textContent ?? '', { what: words.join('; ') })
  if (words.length === 0) asked?.remove()
  hideProblem()
  template.after(problem)
  shownProblem()?.scrollIntoView({ block: 'nearest' })
}

export function hideProblem(): void {
  shownProblem()?.remove()
}
