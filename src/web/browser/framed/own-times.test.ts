// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { listEn } from '#content/search/lists/list.en.ts'
import { listEs } from '#content/search/lists/list.es.ts'
import { notePrinting } from './own-times.ts'

it.each([
  [listEn, '', /^Printed from \S+\/embed\/directory\/maine on November 21, 2026, 8:48.pm$/],
  [listEs, '?lang=es', /^Impreso de \S+\/embed\/directory\/maine\?lang=es el 21 de noviembre de 2026, 8:48.p\.\s?m\.$/],
] as const)(
  'says on paper where it came from and when, and on the screen nothing',
  ({ language, printed }, query, words) => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 20, 48), toFake: ['Date'] })
    document.documentElement.lang = language
    const line = document.createElement('p')
    line.className = 'embed-printed'
    Object.assign(line.dataset, { words: printed, address: `/embed/directory/maine${query}` })
    document.body.replaceChildren(line)
    notePrinting()
    expect(line.textContent).toBe('')
    dispatchEvent(new Event('beforeprint'))
    expect(line.textContent).toMatch(words)
  },
)
