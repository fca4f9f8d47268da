// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, StrictMode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contactWords } from '#content/site/contact.ts'
import { contactLimits } from '#contract/contact/contact-limits.ts'
import type { FormSent } from '#web/ui/form/form-way.ts'
import { getCurrentToast } from '#web/ui/overlay/toast-store.ts'
import { loadDraft } from './contact-draft.ts'
import { emptyValues } from './contact-form.ts'
import { MessageForm } from './message-form.tsx'

type Props = ComponentProps<typeof MessageForm>

const states = [
  { id: 'MT', name: 'Montana' },
  { id: 'WV', name: 'West Virginia' },
]
const options = states.map(({ id, name }) => ({ value: id, words: name }))
const send = vi.fn<Props['send']>()
const arrived: FormSent = { kind: 'done', next: '/contact/sent?ref=K4M2-7QXA', values: { ref: 'K4M2-7QXA' } }
const unreached = { kind: 'failed', status: null, message: 'We could not reach our server.', fields: {} } as const

function form(props: Partial<Props> = {}) {
  return (
    <StrictMode>
      <MessageForm
        words={contactWords}
        limits={contactLimits}
        answered={null}
        wishes={{ topic: '', stateId: '', facilityName: '', roi: '' }}
        states={states}
        stateOptions={options}
        send={send}
        {...props}
      />
    </StrictMode>
  )
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = () => screen.getByRole<HTMLButtonElement>('button')

function write(name: string, value: string) {
  fireEvent.input(box(name), { target: { value } })
}

function fillIn() {
  write('First name', 'Sam')
  write('Last name', 'Reed')
  write('Email', 'sam@home.example')
  write('Message', 'Is there a bed?')
}

beforeEach(() => {
  send.mockReset().mockResolvedValue(arrived)
})

describe('the contact form', () => {
  it('sends nothing while required fields are empty, and says which', async () => {
    render(form())
    fireEvent.click(button())
    expect(send).not.toHaveBeenCalled()
    expect(getCurrentToast()).toMatchObject({
      title: 'Missing Information',
      description: 'Please fill in all required fields.',
      variant: 'notice',
    })
    const links = (await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['First name is missing.', '#contact-firstName'],
      ['Last name is missing.', '#contact-lastName'],
      ['Email is missing.', '#contact-email'],
      ['Message is missing.', '#contact-message'],
    ])
    fireEvent.click(screen.getByRole('link', { name: 'Email is missing.' }))
    expect(document.activeElement).toBe(box('Email'))
    expect(box('Email').getAttribute('aria-invalid')).toBe('true')
  })

  it('sends the seven values once, however often the button is pressed, and is empty afterwards', async () => {
    const { promise, resolve } = Promise.withResolvers<FormSent>()
    send.mockReturnValueOnce(promise)
    render(form())
    fillIn()
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'MT' } })
    fireEvent.submit(button())
    fireEvent.submit(button())
    expect([button().textContent, button().disabled]).toEqual(['Sending...', true])
    resolve(arrived)
    await screen.findByText('K4M2-7QXA')
    expect(send).toHaveBeenCalledTimes(1)
    expect(send.mock.calls[0]?.[0]).toEqual({
      firstName: 'Sam',
      lastName: 'Reed',
      email: 'sam@home.example',
      phone: '',
      facilityName: '',
      stateId: 'MT',
      message: 'Is there a bed?',
    })
    expect(getCurrentToast()).toMatchObject({ title: 'Message Sent' })
    expect(screen.getByText("Thank you for contacting us. We'll get back to you within 24 hours.")).toBeTruthy()
    expect([box('First name').value, box('Message').value, loadDraft()]).toEqual(['', '', null])
  })

  it('keeps every value when sending fails, and sends it again under the same key', async () => {
    send.mockResolvedValueOnce(unreached)
    render(form())
    fillIn()
    fireEvent.click(button())
    await screen.findByText('We could not reach our server.')
    expect(getCurrentToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to send message. Please try again.',
      variant: 'destructive',
    })
    expect(box('Message').value).toBe('Is there a bed?')
    fireEvent.click(button())
    await screen.findByText('K4M2-7QXA')
    expect(send.mock.calls[1]).toEqual(send.mock.calls[0])
  })

  it('shows what the server refused beside the field', async () => {
    const fields = { email: 'Email does not look like an address.' }
    send.mockResolvedValueOnce({ kind: 'failed', status: 422, message: 'Some values are not right.', fields })
    render(form())
    fillIn()
    fireEvent.click(button())
    await screen.findByRole('link', { name: 'Email does not look like an address.' })
    expect(screen.getByText('Not sent yet')).toBeTruthy()
    expect(box('Email').getAttribute('aria-invalid')).toBe('true')
  })

  it('brings back what was written before a reload', () => {
    render(form())
    fillIn()
    cleanup()
    render(form())
    expect(box('First name').value).toBe('Sam')
  })

  it('holds what the address asks for, and what was written where another address asks for something else', () => {
    render(form({ wishes: { topic: 'Schedule a demo', stateId: '', facilityName: 'Harbor Row', roi: '' } }))
    expect(box('Message').value).toBe('Topic: Schedule a demo\n\n')
    expect(box('Facility name (optional)').value).toBe('Harbor Row')
    write('Message', 'Topic: Schedule a demo\n\nOn a Monday, please.')
    cleanup()
    render(form({ wishes: { topic: 'For the state affiliate', stateId: 'WV', facilityName: '', roi: '' } }))
    expect(box('Message').value).toBe('Topic: For the state affiliate\n\nOn a Monday, please.')
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('WV')
  })

  it('offers a text field when the states did not load, with what was chosen', async () => {
    const { rerender } = render(form())
    fillIn()
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'WV' } })
    rerender(form({ stateOptions: null }))
    expect(box('State (optional)').value).toBe('West Virginia')
    fireEvent.click(button())
    await screen.findByText('K4M2-7QXA')
    expect(send.mock.calls[0]?.[0].stateId).toBe('WV')
  })

  it('shows again what a post without script gave, and does not put an older draft over it', () => {
    render(form())
    fillIn()
    cleanup()
    const values = { ...emptyValues, firstName: 'Nia' }
    const fields = { lastName: 'Last name is missing.' }
    render(form({ answered: { values, fields, message: 'Some values are not right.', status: 422 } }))
    expect([box('First name').value, box('Last name').value]).toEqual(['Nia', ''])
    expect(screen.getByRole('link', { name: 'Last name is missing.' })).toBeTruthy()
  })
})
