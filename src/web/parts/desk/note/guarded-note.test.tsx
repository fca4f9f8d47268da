// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { GuardedNote } from './guarded-note.tsx'
import { AskedAgain } from './note-question.tsx'
import { noteQuestion } from './note-words.ts'

function open() {
  const sent = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  render(
    <form onSubmit={sent}>
      <GuardedNote>{(check) => <textarea aria-label="Note" name="note" onInput={check} />}</GuardedNote>
      <button type="submit">Save</button>
    </form>,
  )
  const type = (value: string) => fireEvent.input(screen.getByLabelText('Note'), { target: { value } })
  return { sent, type, save: () => fireEvent.click(screen.getByRole('button', { name: 'Save' })) }
}

it('asks about a name or health before the note is sent, however fast that is', async () => {
  const { sent, type, save } = open()
  type('John Miller relapsed on heroin')
  save()
  const takeOut = await screen.findByRole('button', { name: 'Take it out' })
  await vi.waitFor(() => expect(document.activeElement).toBe(takeOut))
  expect(sent).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }))
  save()
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
})

it('sends what needs no question, and what nobody typed', async () => {
  const { sent, type, save } = open()
  save()
  expect(sent).toHaveBeenCalledTimes(1)
  type('K., Tuesday by bus')
  save()
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
})

it('is asked about again by the page that came back without script, with what was typed in sight', () => {
  render(
    <form>
      <GuardedNote>
        {() => (
          <>
            <textarea id="note" aria-label="Note" defaultValue="John Miller" />
            <AskedAgain box="note" errors={{ asked: noteQuestion }} />
          </>
        )}
      </GuardedNote>
    </form>,
  )
  expect(screen.getByText(noteQuestion)).toBeTruthy()
  const change = screen.getByRole('link', { name: 'Change it' })
  expect(change.getAttribute('href')).toBe(`#${screen.getByLabelText('Note').id}`)
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save it anyway' })
  expect([save.type, save.name]).toEqual(['submit', 'asked'])
})
