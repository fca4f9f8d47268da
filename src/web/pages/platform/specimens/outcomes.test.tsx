// @vitest-environment happy-dom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Outcomes } from './outcomes.tsx'

const text = {
  title: 'Outcomes',
  words: '',
  privacy: '',
  sample: '',
  question: 'How is it going?',
  now: 'Today',
  areas: [
    { id: 'people', words: 'People to turn to', value: 4 },
    { id: 'home', words: 'A safe home', value: 5 },
  ],
  before: [{ when: 'Move-in', sum: 4 }],
}

it('counts a slider that was moved before the page woke', async () => {
  const specimen = <Outcomes text={text} />
  document.body.innerHTML = `<main>${renderToString(specimen)}</main>`
  const main = document.body.firstElementChild as HTMLElement
  const [people] = main.querySelectorAll('input')
  if (people) people.value = '2'
  await act(async () => void hydrateRoot(main, specimen))
  expect(main.querySelector('[role=status]')?.textContent).toBe('7 of 12 today')
  expect([...main.querySelectorAll('output')].map((one) => one.textContent)).toEqual(['2', '5'])
})
