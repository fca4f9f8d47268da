// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { listEn } from '#content/seekers/list.en.ts'
import { listEs } from '#content/seekers/list.es.ts'
import { PrintedLine } from './printed-line.tsx'

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  [listEn, /^Printed from \S+\/embed\/directory\/maine on November 21, 2026, 8:48.pm$/],
  [listEs, /^Impreso de \S+\/embed\/directory\/maine\?lang=es el 21 de noviembre de 2026, 8:48.p\.\s?m\.$/],
] as const)('says on paper where it came from and when, and on the screen nothing', ({ language, printed }, words) => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 20, 48), toFake: ['Date'] })
  const list = { slug: 'maine', language }
  const { container } = render(<PrintedLine list={list} words={printed} />)
  expect(container.textContent).toBe('')
  dispatchEvent(new Event('beforeprint'))
  expect(container.textContent).toMatch(words)
})
