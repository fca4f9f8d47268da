// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { startLifting } from './lift.ts'

it('a pin lifts the card of its home, and the card nothing', () => {
  document.body.innerHTML =
    '<div class="ringmap"><svg><a href="#home-1"></a></svg></div><article class="residence" id="home-1"><p></p></article>'
  startLifting()
  const card = () => document.querySelector('article')?.className
  document.querySelector('svg a')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(card()).toBe('residence lifted')
  document.querySelector('p')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(card()).toBe('residence')
})

it('a tile and the card of its state lift each other under the pointer and the focus, one state at a time', () => {
  document.body.innerHTML = `
    <div class="directory-map"><a class="tile" href="/a" data-lifts="ME"><b>ME</b></a><a class="tile" href="/b" data-lifts="GA"></a></div>
    <article data-lifts="ME"><a href="/a">Maine</a></article>
    <article data-lifts="GA"></article>`
  startLifting()
  const lifted = () => [...document.querySelectorAll<HTMLElement>('.lifted')].map(({ dataset }) => dataset.lifts)
  const over = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  over('.tile b')
  expect(lifted()).toEqual(['ME', 'ME'])
  over('.tile[data-lifts="GA"]')
  expect(lifted()).toEqual(['GA', 'GA'])
  over('body')
  expect(lifted()).toEqual([])
  document.querySelector<HTMLElement>('article a')?.focus()
  expect(lifted()).toEqual(['ME', 'ME'])
  document.querySelector<HTMLElement>('article a')?.blur()
  expect(lifted()).toEqual([])
})
