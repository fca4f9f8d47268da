// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createElement, Fragment } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contactWords } from '#content/site/contact.ts'
import ContactMessage from '#web/pages/contact/form/contact-message.island.tsx'
import { fetchToasts, ToastMount } from '#web/ui/overlay/toast-mount.tsx'
import { dismissToast, getCurrentToast } from '#web/ui/overlay/toast-store.ts'

// What the contact form does and says (docs/specification.md, sections 4, 5 and 8).

const typed = { firstName: 'Sam', lastName: 'Reed', email: 'sam@home.example', message: 'Is there a bed?' }
const fetched = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>()
let answer: () => Promise<Response>

beforeEach(async () => {
  await fetchToasts()
  answer = async () => Response.json({ id: 'K4M2-7QXA', receivedAt: '2026-11-21T02:38:00Z' }, { status: 201 })
  fetched.mockImplementation(async (path) => {
    if (path === '/api/contact') return answer()
    return path === '/api/states' ? Response.json([{ id: 'AR', name: 'Arkansas' }]) : new Response('', { status: 401 })
  })
  vi.stubGlobal('fetch', fetched)
  const props = {
    words: contactWords,
    answered: null,
    wishes: { topic: '', stateId: '', facilityName: '', roi: '' },
    states: [{ id: 'AR', name: 'Arkansas' }],
    kept: 'We delete messages 12 months after we answer them.',
  }
  render(createElement(Fragment, null, createElement(ContactMessage, props), createElement(ToastMount)))
})
afterEach(() => {
  dismissToast(getCurrentToast()?.id ?? 0)
  cleanup()
  sessionStorage.clear()
  fetched.mockReset()
  vi.unstubAllGlobals()
})

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`There is no field ${name}`)
  return found
}
const fillIn = (values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) fireEvent.input(field(name), { target: { value } })
}
const submit = () => fireEvent.submit(screen.getByRole('button', { name: 'Send message' }))
const sent = () => fetched.mock.calls.filter(([path]) => path === '/api/contact').map(([, init]) => init)
const toast = async (title: string) => {
  const shown = await waitFor(() => {
    const found = document.querySelector('.toast')
    if (!found?.textContent?.startsWith(title)) throw new Error('no such toast')
    return found
  })
  return { words: shown.querySelector('p')?.textContent, isDestructive: shown.classList.contains('toast-danger') }
}

describe('the contact form', () => {
  it.each(Object.keys(typed))("says 'Missing Information' and sends nothing when %s is empty", async (name) => {
    fillIn({ ...typed, [name]: ' ' })
    submit()
    expect(await toast('Missing Information')).toEqual({
      words: 'Please fill in all required fields.',
      isDestructive: false,
    })
    expect(sent()).toEqual([])
  })

  it("says 'Message Sent' when it was, and is empty again", async () => {
    fillIn(typed)
    submit()
    const words = "Thank you for contacting us. We'll get back to you within 24 hours."
    expect(await toast('Message Sent')).toEqual({ words, isDestructive: false })
    for (const name of Object.keys(typed)) expect(field(name).value).toBe('')
  })

  it.each([400, 429, 500, 503])(
    "says 'Error' in a destructive toast when the answer is %i, and keeps all",
    async (status) => {
      answer = async () => new Response('', { status })
      fillIn(typed)
      submit()
      const words = 'Failed to send message. Please try again.'
      expect(await toast('Error')).toEqual({ words, isDestructive: true })
      for (const [name, value] of Object.entries(typed)) expect(field(name).value).toBe(value)
      expect(sent()).toHaveLength(1)
    },
  )

  it('sends the seven values, the state as text, with POST as JSON', async () => {
    fillIn({ ...typed, phone: '555-0142', facilityName: 'Harbor Row' })
    fireEvent.change(field('stateId'), { target: { value: 'AR' } })
    submit()
    await toast('Message Sent')
    const [init] = sent()
    expect(init).toMatchObject({ method: 'POST', credentials: 'include' })
    expect(JSON.parse(String(init?.body))).toEqual({
      ...typed,
      phone: '555-0142',
      facilityName: 'Harbor Row',
      stateId: 'AR',
    })
  })

  it("reads 'Sending...' and cannot be pressed while the answer is awaited", async () => {
    answer = () => new Promise(() => {})
    fillIn(typed)
    submit()
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' })
    expect(button.disabled).toBe(true)
  })
})
