// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { focusFirst } from './focus-first.ts'

beforeEach(() => {
  document.body.innerHTML = ''
})

const field = (id: string) => `<input id="${id}" aria-invalid="true">`
const summary = '<div id="summary" tabindex="-1" data-trouble></div>'
const form = (inside: string) => `<main><form method="post" data-held>${inside}<input id="right"></form></main>`

function focused(html: string): string | undefined {
  document.body.innerHTML = html
  focusFirst()
  return document.activeElement?.id
}

describe('a page that a form is sent back on, before or without its island', () => {
  it.each([
    ['the field that was wrong', form(summary + field('email')), 'email'],
    ['the summary of several', form(summary + field('name') + field('email')), 'summary'],
    ['the summary that no field has', form(summary), 'summary'],
    ['the first of several without a summary', form(field('name') + field('email')), 'name'],
    ['the field whose summary stands outside of its form', `<main>${summary}</main>${form(field('email'))}`, 'email'],
  ])('has the focus on %s', (_, html, place) => {
    expect(focused(html)).toBe(place)
  })

  it('leaves the focus where nothing is wrong, and in a form that only asks', () => {
    expect(focused(form(''))).toBe('')
    expect(focused(`<form method="get" data-held>${field('near')}</form>`)).toBe('')
  })

  it('puts it first where a page says so', () => {
    expect(focused(`<div id="first" tabindex="-1" data-focus-first></div>${form(field('email'))}`)).toBe('first')
  })
})
