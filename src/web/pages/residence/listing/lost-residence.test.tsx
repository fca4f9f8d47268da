// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { residenceEn } from '#content/residence/residence.en.ts'
import { FailedResidence } from './lost-residence.tsx'

function show(values: Record<string, string> | null) {
  const answered = values && { values, fields: {}, message: '', status: 503 }
  const page = {
    words: residenceEn,
    searchPath: '/residences',
    action: '/residences/harbor?near=72032',
    textsGoOut: false,
  }
  document.body.innerHTML = renderToStaticMarkup(<FailedResidence {...page} answered={answered} />)
}

describe('a home that cannot be shown just now', () => {
  it('can be asked for again, and leads to the search', () => {
    show(null)
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([to('Try again'), to('Find a home with an open bed')]).toEqual([
      '/residences/harbor?near=72032',
      '/residences',
    ])
  })

  it('keeps what somebody tried to send, and sends it again', () => {
    show({ kind: 'bed', name: 'Sam', answer_by: 'text', phone: '501-555-0199', message: 'Is one free?' })
    expect(screen.getByText('It was not sent yet')).toBeTruthy()
    expect(screen.getByDisplayValue('501-555-0199')).toBeTruthy()
    expect(screen.getByDisplayValue('Is one free?')).toBeTruthy()
    const form = screen.getByRole('button', { name: 'Ask about a bed' }).closest('form')
    expect(form?.getAttribute('action')).toBe('/residences/harbor?near=72032#ask')
  })

  it('keeps a correction as a correction', () => {
    show({ kind: 'correction', message: 'The number is old.' })
    expect(
      screen
        .getByDisplayValue('The number is old.')
        .closest('form')
        ?.querySelector('[name=kind]')
        ?.getAttribute('value'),
    ).toBe('correction')
  })
})
