// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Accordion } from './disclosure.tsx'

function Questions() {
  const [openId, setOpenId] = useState<string | null>(null)
  const items = ['cost', 'rules'].map((id) => ({ id, summary: `About ${id}`, body: `The ${id}` }))
  return <Accordion items={items} openId={openId} onOpen={setOpenId} />
}

function toggle(id: string, open: boolean) {
  const details = document.getElementById(id)
  if (!(details instanceof HTMLDetailsElement)) throw new Error(`no question ${id}`)
  details.open = open
  fireEvent(details, new Event('toggle'))
}

const isOpen = (id: string) => document.getElementById(id)?.hasAttribute('open')

describe('an accordion', () => {
  it('keeps one answer open at most', () => {
    render(<Questions />)
    toggle('cost', true)
    expect([isOpen('cost'), isOpen('rules')]).toEqual([true, false])
    toggle('rules', true)
    expect([isOpen('cost'), isOpen('rules')]).toEqual([false, true])
  })

  it('closes the open one when it is chosen again', () => {
    render(<Questions />)
    toggle('cost', true)
    toggle('cost', false)
    expect(isOpen('cost')).toBe(false)
    expect(screen.getByText('About cost')).toBeTruthy()
  })
})
