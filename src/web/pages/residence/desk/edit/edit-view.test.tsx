// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { SaveAnswer, SaveResidence } from '#contract/residence/residence-desk.ts'
import { toListingValues } from '#domain/residence/listing/listing-fields.ts'
import { DeskPageState } from '#tests/support/browser/desk-page-state.tsx'
import { shownResidence, formWords as words } from '#tests/support/residence/shown-residence.ts'
import { toStart } from '#web/pages/residence/desk/edit-start.ts'
import { createPhotosAsking } from '#web/pages/residence/desk/photos/photos.query.ts'
import type { Residence } from '#web/pages/residence/desk/residence-words.ts'
import { EditView } from './edit-view.tsx'

let residence: Residence
let saving: PromiseWithResolvers<{ kind: 'done'; answer: SaveAnswer }>
const save = vi.fn((_id: string, _form: SaveResidence) => saving.promise)

function Page() {
  const [read, setRead] = useState(residence)
  return (
    <DeskPageState address="/workspace/residences/h1" reread={async () => setRead(residence)}>
      <EditView
        residence={read}
        start={toStart(read, null)}
        done={null}
        others={{ items: [{ id: 'h2', name: 'Birch House', city: '' }], searched: null }}
        copied={null}
        readOther={async () => ({ kind: 'done', answer: residence })}
        hasList={false}
        words={words}
        save={save}
        setStatus={async () => ({ kind: 'done' })}
        photos={{ photos: [], asking: createPhotosAsking(null, read.id), done: null, answered: null }}
      />
    </DeskPageState>
  )
}

function show(): void {
  saving = Promise.withResolvers()
  save.mockClear()
  const said = { name: 'Harbor Row', visibility: 'hidden', need_buprenorphine: 'yes' }
  residence = shownResidence({ values: toListingValues(said) })
  render(<Page />)
  screen.getByText('Harbor Row')
}

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`#house-form [name="${name}"]`) ?? missing(name)
const missing = (name: string): never => {
  throw new Error(`There is no field ${name}.`)
}
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })

/** The server's answer, and the house as it is read after it. */
async function answer(answered: SaveAnswer, now: Record<string, string>): Promise<void> {
  residence = { ...residence, version: 4, values: { ...residence.values, ...now } }
  await act(async () => saving.resolve({ kind: 'done', answer: answered }))
}

const saved: SaveAnswer = {
  outcome: 'saved',
  status: 'published',
  version: 4,
  slug: 'harbor',
  joined: [],
  beds: [],
  missing: [],
  looksLike: [],
}

it('a house that is being saved keeps what is typed meanwhile, the focus and what is open', async () => {
  show()
  const note = field('note_buprenorphine').closest('details')
  if (note) note.open = true
  type('name', 'Harbor  House')
  type('email', 'hello@harbor.example')
  const name = field('name')
  name.focus()
  fireEvent.submit(name.form ?? name)
  type('phone', '501-555-0177')
  fireEvent.click(document.querySelectorAll('#house-form [name="need_buprenorphine"]')[1] ?? name)
  await answer(saved, { name: 'Harbor House', email: 'hello@harbor.example', city: 'Conway' })
  await waitFor(() => expect(name.value).toBe('Harbor House'))
  expect([field('phone').value, field('city').value, field('email').value]).toEqual([
    '501-555-0177',
    'Conway',
    'hello@harbor.example',
  ])
  expect(new FormData(name.form ?? undefined).get('need_buprenorphine')).toBe('no')
  expect([document.activeElement === name, note?.isConnected, note?.open]).toEqual([true, true, true])
  saving = Promise.withResolvers()
  fireEvent.submit(name.form ?? name)
  expect(save.mock.calls[1]?.[1]).toMatchObject({
    version: 4,
    base: { phone: '', name: 'Harbor House', need_buprenorphine: 'yes' },
    values: { phone: '501-555-0177', need_buprenorphine: 'no' },
  })
})

it('saves by Enter: the first button of the form on the page saves', () => {
  show()
  expect(document.querySelector('#house-form [type="submit"], [form="house-form"][type="submit"]')).toMatchObject({
    name: 'act',
    value: 'save',
  })
})

it('says of a draft that its check is yet to come', () => {
  const check = { about: 'organization', who: null, askedAt: null, waiting: 0, refused: null } as const
  residence = shownResidence({ status: 'draft', check })
  render(<Page />)
  const title = screen.getByText('Your first house will be checked once before it is public')
  expect(title.parentElement?.textContent).toContain('The affiliate of your state will look at it')
})
