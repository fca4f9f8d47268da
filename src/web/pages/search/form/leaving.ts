import { say } from '#domain/language/say.ts'

export type SavedSearch = { address: string; words: readonly string[] }

export type Reason = 'offline' | 'failed'

export const isOffline = () => navigator.onLine === false

/** `left` in the history makes the form reset after Back, so that it matches its page. */
export function leaveFor(address: string): void {
  history.replaceState({ ...history.state, left: true }, '')
  document.querySelector('.found')?.setAttribute('aria-busy', 'true')
  location.assign(address)
}

const findShownProblem = () => document.querySelector('[data-held-problem]')

export function showProblem(reason: Reason, { address, words }: SavedSearch): void {
  const template = document.querySelector<HTMLTemplateElement>(`template[data-problem="${reason}"]`)
  if (!template) return
  const problem = document.importNode(template.content, true)
  problem.firstElementChild?.setAttribute('data-held-problem', '')
  problem.querySelector('a[data-again]')?.setAttribute('href', address)
  const question = problem.querySelector<HTMLElement>('[data-asked]')
  if (question) question.textContent = say(question.textContent ?? '', { what: words.join('; ') })
  if (words.length === 0) question?.remove()
  hideProblem()
  template.after(problem)
  findShownProblem()?.scrollIntoView({ block: 'nearest' })
}

export function hideProblem(): void {
  findShownProblem()?.remove()
}
