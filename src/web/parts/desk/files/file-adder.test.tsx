// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fileWords } from '#content/desk/files.ts'
import { actsFor } from '#domain/people/acts-for.ts'
import { dana } from '#tests/support/directory/sample-person.ts'
import { fakeUploads } from '#tests/support/files/fake-uploads.ts'
import { KnownUser } from '#web/plumbing/api/session.ts'
import { FileAdder } from './file-adder.tsx'

let server: ReturnType<typeof fakeUploads>
const added = vi.fn()

beforeEach(() => {
  added.mockClear()
  server = fakeUploads()
  vi.stubGlobal('fetch', server.fetch)
  vi.stubGlobal('XMLHttpRequest', server.Request)
})

const adder = (refusal?: string, bytesAt?: (id: string) => string) => (
  <KnownUser value={dana}>
    <FileAdder
      words={fileWords}
      action="/workspace/here"
      hidden={{ rule: 'one' }}
      refusal={refusal}
      {...(bytesAt && { bytesAt })}
      onAdded={added}
    />
  </KnownUser>
)
const file = (size = 25, name = 'hall.jpg') =>
  new File(['x'.repeat(size)], name, { lastModified: 5, type: 'image/jpeg' })
function choose(one: File): void {
  const input = screen.getByLabelText('Add a file')
  Object.defineProperty(input, 'files', { value: [one], configurable: true })
  fireEvent.change(input)
}

/** The page is left when so many bytes have arrived, and opened again. */
async function comeBackAfter(bytes: number) {
  server.holdAfter(bytes)
  const { unmount } = render(adder())
  choose(file())
  await waitFor(() => expect(server.received()).toBe(bytes))
  unmount()
  server.holdAfter(null)
  render(adder())
}

describe('adding a file', () => {
  it('sends it in chunks, in its people’s name, and says when it is there', async () => {
    render(adder())
    choose(file())
    expect(await screen.findByText('hall.jpg: Added.')).toBeTruthy()
    expect(server.sent).toEqual([
      ['POST /api/files', '{"name":"hall.jpg","size":25}'],
      ['PUT /api/files/one/bytes?offset=0', 10],
      ['PUT /api/files/one/bytes?offset=10', 10],
      ['PUT /api/files/one/bytes?offset=20', 5],
    ])
    expect(new Set(server.owners)).toEqual(new Set([actsFor(dana)]))
    expect(added.mock.calls).toMatchObject([[{ id: 'one', state: 'clean' }]])
    expect(localStorage.length).toBe(0)
  })

  it('waits where the line drops, says so, and goes on from what has arrived', async () => {
    server.dropNext()
    render(adder())
    choose(file())
    expect((await screen.findByText(/The line dropped. It goes on by itself/)).textContent).toContain('0 of 1 KB.')
    expect(screen.getByRole('progressbar', { name: 'hall.jpg' })).toBeTruthy()
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('hall.jpg: Added.')).toBeTruthy()
    expect(server.sent.filter(([what]) => what.includes('offset=0'))).toHaveLength(2)
    expect(server.sent.filter(([what]) => what.startsWith('POST'))).toHaveLength(1)
  })

  it('waits where the server takes no files just now, and does not blame the line', async () => {
    server.holdUpNext()
    render(adder())
    choose(file())
    expect((await screen.findByText(/We cannot take files just now/)).textContent).toContain('0 of 1 KB.')
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('hall.jpg: Added.')).toBeTruthy()
  })

  it('says on return what has not arrived as a whole, until it is chosen again', async () => {
    await comeBackAfter(10)
    expect(await screen.findByText(/hall\.jpg has not arrived yet: .* Choose it again/)).toBeTruthy()
    choose(file())
    expect(await screen.findByText('hall.jpg: Added.')).toBeTruthy()
    expect(screen.queryByText(/has not arrived yet/)).toBeNull()
  })

  it('sends its bytes to what they are to serve', async () => {
    render(adder(undefined, (id) => `/api/rule?file=${id}&`))
    choose(file(5))
    expect(await screen.findByText('hall.jpg: Added.')).toBeTruthy()
    expect(server.sent.at(-1)).toEqual(['PUT /api/rule?file=one&offset=0', 5])
  })

  it('goes on after a reload with the same file, and begins anew with another', async () => {
    await comeBackAfter(10)
    choose(file())
    expect(await screen.findByText('hall.jpg: Added.')).toBeTruthy()
    expect(server.sent.filter(([what]) => what.startsWith('POST'))).toHaveLength(1)
    choose(file(24))
    await waitFor(() => expect(server.sent.filter(([what]) => what.startsWith('POST'))).toHaveLength(2))
  })

  it('takes up a file that was chosen before the script came, once, and the same one again', async () => {
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = renderToString(adder())
    const input = place.querySelector<HTMLInputElement>('input[type=file]')
    Object.defineProperty(input, 'files', { value: [file()], configurable: true })
    const cleared = vi.fn()
    Object.defineProperty(input, 'value', { set: cleared, get: () => '', configurable: true })
    render(adder(), { container: place, hydrate: true })
    expect(await screen.findByText('hall.jpg: Added.')).toBeTruthy()
    expect(cleared.mock.calls).toEqual([['']])
    choose(file())
    await waitFor(() => expect(added).toHaveBeenCalledTimes(2))
    expect(cleared).toHaveBeenCalledTimes(2)
    place.remove()
  })

  it('that is stopped is deleted on the server too', async () => {
    server.holdAfter(10)
    render(adder())
    choose(file())
    await waitFor(() => expect(server.received()).toBe(10))
    fireEvent.click(screen.getByRole('button', { name: 'Stop hall.jpg' }))
    await waitFor(() => expect(server.sent.at(-1)).toEqual(['DELETE /api/files/one', '']))
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
    expect([localStorage.length, added.mock.calls]).toEqual([0, []])
  })

  it('says in words what was refused, and that one that is held comes later', async () => {
    server.refuse('This PDF is locked with a password.')
    render(adder())
    choose(file())
    expect((await screen.findByRole('alert')).textContent).toBe(
      `hall.jpg: This PDF is locked with a password. ${fileWords.again}`,
    )
    expect(localStorage.length).toBe(0)
    server.refuse(null)
    server.hold()
    choose(file())
    expect(await screen.findByText(`hall.jpg: ${fileWords.held}`)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('sends nothing of a file that is empty, and says so', async () => {
    render(adder())
    choose(file(0))
    expect((await screen.findByRole('alert')).textContent).toBe(`hall.jpg: This file is empty. ${fileWords.again}`)
    expect([server.sent, screen.queryByRole('progressbar')]).toEqual([[], null])
  })

  it('sends nothing of a file that is too large', async () => {
    render(adder())
    choose(Object.defineProperty(file(), 'size', { value: 200 * 1024 * 1024 }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'hall.jpg: This file is 200.0 MB. We take up to 20 MB',
    )
    expect(server.sent).toEqual([])
  })
})

it('is a plain form without script, with what was refused', () => {
  const html = renderToString(adder('Choose a file first.'))
  expect(html).toMatch(/<form[^>]*action="\/workspace\/here"[^>]*>/)
  expect(html).toMatch(/enctype="multipart\/form-data"/i)
  expect(html).toMatch(/<input type="hidden" name="rule" value="one"/)
  expect(html).toMatch(/<input[^>]*type="file"[^>]*name="file"/)
  expect(html).toMatch(/<button[^>]*type="submit"/)
  expect(html).toContain('Choose a file first.</span>')
})
