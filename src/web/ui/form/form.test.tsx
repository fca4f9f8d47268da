// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Field } from './field.tsx'
import { Form } from './form.tsx'
import { type FormSent, type FormTrouble, FormWayContext, type SendForm } from './form-way.ts'
import { Input } from './input.tsx'

const send = vi.fn<SendForm>()
const goTo = vi.fn()
const done: FormSent = { kind: 'done', next: '/sent' }
const offline = 'Your device has no connection right now.'

beforeEach(() => {
  send.mockReset().mockResolvedValue(done)
  goTo.mockReset()
})

type Props = Partial<Parameters<typeof Form>[0]> & { isSummed?: boolean }

const form = ({ isSummed = false, ...props }: Props = {}) => (
  <Form action="/letters" hidden={{ kind: 'letter' }} {...props}>
    {({ isPending, trouble }) => (
      <>
        {(['name', 'words'] as const).map((name) => (
          <Field key={name} label={name} error={trouble?.fields[name]}>
            {(wiring) => <Input {...wiring} name={name} />}
          </Field>
        ))}
        {trouble && (
          <p id="summary" tabIndex={-1} data-trouble={isSummed ? '' : undefined}>
            {trouble.message}
          </p>
        )}
        <button type="submit" name="act" value="send">
          {isPending ? 'Sending' : 'Send'}
        </button>
      </>
    )}
  </Form>
)

function show(props: Props = {}) {
  return render(form(props), {
    wrapper: ({ children }) => <FormWayContext value={{ send, goTo }}>{children}</FormWayContext>,
  })
}

const typed = () => Object.fromEntries(send.mock.lastCall?.[1] ?? new FormData())
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = () => fireEvent.click(screen.getByRole('button'))

async function refuse(trouble: FormTrouble): Promise<void> {
  send.mockResolvedValueOnce({ kind: 'failed', status: 422, ...trouble })
  press()
  await screen.findByText(trouble.message)
}

describe('a form that a script sends', () => {
  it('sends what was typed with the pressed button, and goes where the answer leads', async () => {
    show()
    fireEvent.input(field('name'), { target: { value: 'Nia' } })
    press()
    await waitFor(() => expect(goTo.mock.calls).toEqual([['/sent']]))
    expect(typed()).toEqual({ kind: 'letter', name: 'Nia', words: '', act: 'send' })
  })

  it('is sent once by a double tap, and shows that it is under way', async () => {
    const { promise, resolve } = Promise.withResolvers<FormSent>()
    send.mockReturnValue(promise)
    show()
    act(() => {
      press()
      press()
    })
    expect([send.mock.calls.length, screen.getByRole('button').textContent]).toEqual([1, 'Sending'])
    resolve(done)
    await screen.findByText('Send')
  })

  it('waits for what else is under way', () => {
    show({ isResting: true })
    press()
    expect(send).not.toHaveBeenCalled()
  })

  it('goes to the first field that was wrong, and keeps what was typed', async () => {
    show()
    fireEvent.input(field('name'), { target: { value: 'Nia' } })
    await refuse({ message: 'Some values are not right.', fields: { words: 'This is missing.' } })
    expect(document.activeElement).toBe(field('words'))
    expect(field('name').value).toBe('Nia')
  })

  it('with a summary goes to the field where one is wrong, and to the summary where several are or none', async () => {
    show({ isSummed: true })
    const leadsTo = async (place: string, fields: FormTrouble['fields'], message: string) => {
      await refuse({ message, fields })
      await waitFor(() =>
        expect(document.activeElement?.getAttribute('name') ?? document.activeElement?.id).toBe(place),
      )
    }
    await leadsTo('words', { words: 'This is missing.' }, 'One is wrong.')
    await leadsTo('summary', { name: 'This is missing.', words: 'This is missing.' }, 'Two are wrong.')
    await leadsTo('words', { words: 'This is missing.' }, 'One is left.')
    await leadsTo('summary', {}, 'All of it is wrong.')
    await leadsTo('summary', { hidden: 'This is not right.' }, 'One unseen is wrong.')
  })

  it('goes to a summary that stands elsewhere only where more than one field is wrong', async () => {
    const elsewhere = Object.assign(document.createElement('div'), { id: 'elsewhere', tabIndex: -1 })
    document.body.append(elsewhere)
    show({ troubleAt: { current: elsewhere } })
    await refuse({ message: 'Two are wrong.', fields: { name: 'Missing.', words: 'Missing.' } })
    expect(document.activeElement).toBe(elsewhere)
    await refuse({ message: 'One is wrong.', fields: { words: 'Missing.' } })
    expect(document.activeElement).toBe(field('words'))
    elsewhere.remove()
  })

  it('says without a connection what its sender says of that, keeps what was typed, and is sent the next time', async () => {
    show()
    fireEvent.input(field('name'), { target: { value: 'Nia' } })
    await refuse({ message: offline, fields: {}, status: null, isOffline: true })
    expect(field('name').value).toBe('Nia')
    press()
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    expect(screen.queryByText(offline)).toBeNull()
    expect(typed()).toMatchObject({ name: 'Nia' })
  })

  it('leaves whoever has begun to mend what the page came with where they are', () => {
    const answered = { message: 'Please look again.', fields: { name: 'This is missing.' } }
    show({ answered })
    expect(document.activeElement).toBe(field('name'))
    cleanup()
    document.body.innerHTML = ''
    const place = document.createElement('div')
    place.innerHTML = renderToStaticMarkup(form({ answered }))
    document.body.append(place)
    place.querySelector<HTMLInputElement>('[name="words"]')?.focus()
    render(<FormWayContext value={{ send, goTo }}>{form({ answered })}</FormWayContext>, {
      container: place,
      hydrate: true,
    })
    expect(document.activeElement).toBe(place.querySelector('[name="words"]'))
  })
})

describe('a form that no script sends', () => {
  const attribute = (html: string, name: string) => {
    document.body.innerHTML = html
    return document.querySelector('form')?.getAttribute(name)
  }

  it('posts to its own page and waits for its island, and on a page without one waits for nothing', () => {
    const html = renderToStaticMarkup(form({ anchor: 'ask' }))
    expect([attribute(html, 'method'), attribute(html, 'action')]).toEqual(['post', '/letters#ask'])
    expect(attribute(html, 'data-held')).toBe('')
    const plain = renderToStaticMarkup(<FormWayContext value="plain">{form()}</FormWayContext>)
    expect(attribute(plain, 'data-held')).toBeNull()
  })
})
