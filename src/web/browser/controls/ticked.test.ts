// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { countTicked } from './ticked.ts'

it('says how many boxes are ticked, also after a change, and nothing before there is a script', () => {
  document.body.innerHTML = `<div>
    <input type="checkbox" checked><input type="checkbox" checked><input type="checkbox">
    <p data-ticked="{ticked} chosen, 3 at most" hidden></p>
  </div>`
  const line = document.querySelector('p')
  expect(line?.textContent).toBe('')
  countTicked()
  expect([line?.textContent, line?.hidden]).toEqual(['2 chosen, 3 at most', false])
  for (const box of document.querySelectorAll('input')) box.checked = true
  document.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }))
  expect(line?.textContent).toBe('3 chosen, 3 at most')
})
