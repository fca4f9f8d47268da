// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { storeChoice } from '#web/plumbing/stored/stored-choice.ts'
import { startListView } from './list-view.ts'
import { returnToChoice } from './stored-choice.ts'

it('remembers how homes are shown by the link that changes it, and sends it with a form that says nothing', () => {
  document.body.innerHTML = '<a href="#" data-keep-view="list">List</a>'
  startListView()
  document.querySelector<HTMLElement>('a')?.click()
  expect(localStorage.getItem('pl-saved-view')).toBe('list')
  document.body.innerHTML = `<form><input name="view" disabled></form><form><input name="view" value="cards"></form>`
  startListView()
  const sent = [...document.forms].map((form) => new FormData(form).get('view'))
  expect(sent).toEqual(['list', 'cards'])
})

it('begins a page where the choice that led to it was made, once', () => {
  const form = '<form id="ask"><select name="fee_max"></select></form>'
  document.body.innerHTML = form
  storeChoice({ name: 'fee_max', y: 120 })
  returnToChoice()
  expect([document.activeElement?.getAttribute('name'), scrollY]).toEqual(['fee_max', 120])
  document.body.innerHTML = form
  returnToChoice()
  expect(document.activeElement).toBe(document.body)
})
