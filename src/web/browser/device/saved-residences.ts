import { say, sayCount } from '#domain/language/say.ts'
import { runAfterPaint } from '#web/plumbing/early/after-paint.ts'
import {
  readSavedResidence,
  readSavedResidences,
  type SavedResidence,
  subscribeToSavedResidences,
  toggleSavedResidence,
} from '#web/plumbing/stored/saved-residences.ts'
import { showOtherFace } from './other-face.ts'
import { readResidenceOnCard } from './residence-on-card.ts'

export function startSavedResidences(): void {
  if (!document.querySelector('[data-save-home], [data-saved-bar]')) return
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-save-home]') : null
    if (button) toggleSavedResidence(readResidence(button))
  })
  subscribeToSavedResidences(() => {
    markSaved()
    runAfterPaint(showBars)
  })
  markSaved()
  showBars()
}

function markSaved(): void {
  const residences = readSavedResidences()
  for (const button of document.querySelectorAll<HTMLElement>('[data-save-home]')) {
    const { slug, name } = readResidence(button)
    const isSaved = residences.some((residence) => residence.slug === slug)
    if (button.childElementCount === 0) button.append(...renderFaces(name))
    if (isSaved === 'saved' in button.dataset) continue
    button.toggleAttribute('data-saved', isSaved)
    showOtherFace(button)
  }
}

function showBars(): void {
  const slugs = readSavedResidences().map(({ slug }) => slug)
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-saved-bar]'))
    showBar(template, slugs)
}

function readResidence(button: HTMLElement): SavedResidence {
  const { saveHome: saveResidence } = button.dataset
  return saveResidence ? readSavedResidence(saveResidence) : readResidenceOnCard(button)
}

function renderFaces(name: string): Node[] {
  const template = document.querySelector<HTMLTemplateElement>('template.save-faces')
  if (!template) return []
  const faces = document.importNode(template.content, true)
  const kept = faces.querySelector('template')?.content
  for (const face of [faces, kept])
    for (const words of face?.querySelectorAll('span') ?? []) words.textContent = say(words.textContent, { name })
  return [...faces.childNodes]
}

function showBar(template: HTMLTemplateElement, slugs: readonly string[]): void {
  const next = template.nextElementSibling
  const standing = next?.matches('.savedbar:not([data-none-saved])') ? next : null
  template.parentElement?.querySelector('[data-none-saved]')?.toggleAttribute('hidden', slugs.length > 0)
  if (slugs.length === 0) {
    standing?.remove()
    return
  }
  if (!standing) template.after(document.importNode(template.content, true))
  const bar = template.nextElementSibling
  bar?.querySelector('input[name="homes"]')?.setAttribute('value', slugs.join(','))
  const see = bar?.querySelector('[data-see]')
  if (see) see.textContent = sayCount(JSON.parse(template.dataset.savedBar ?? ''), slugs.length)
}
