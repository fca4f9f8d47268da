import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { boardPage, comeOnline, openKeptBoard } from '#tests/support/browser/board-page.ts'
import { touchPhone, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { signIn, signOut } from '#tests/support/desk/accounts.ts'
import { ownJourney as journey } from '#tests/support/product/own-product.ts'

const pause = (page: Page) => page.waitForTimeout(320)
const anyTrace = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pl-'))
    return [...names, ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope)]
  })

/** Not every browser takes its workers' network away with the pages' own. */
const isWorkerAway = (page: Page) =>
  page.evaluate(async () => (await fetch('/api/my-residences')).headers.has('X-Kept-At'))

/** What was answered as made, in its order, whichever tab or worker sent it. */
function watchChanges(page: Page): string[] {
  const made: string[] = []
  page.context().on('response', async (response) => {
    if (!response.url().endsWith('/api/beds/changes') || !response.ok()) return
    const { results } = await response.json()
    for (const { id, outcome } of results) if (outcome === 'applied') made.push(id)
  })
  return made
}

journey(
  'ten updates with airplane mode in their middle arrive once, in order, after a reload',
  async ({ openPage, product, allow }) => {
    const page = await openPage(touchPhone)
    const board = await openKeptBoard(page, { product, allow })
    const made = watchChanges(page)
    const places = ['Lantern Hill', 'Harbor Row House', 'Lantern Hill', 'Juniper Porch, Women', 'Lantern Hill']
    for (const place of places) {
      await board.more(place).tap()
      await pause(page)
    }
    await page.context().setOffline(true)
    for (const place of places) {
      await board.more(place).tap()
      await pause(page)
    }
    await page.getByText(/^Offline, \d+ changes waiting$/).waitFor()
    await board.shows('Lantern Hill', '10/16 available')
    await expect.poll(() => page.locator('.age[data-age="waiting"]').count()).toBe(3)
    await axeEverywhere(page, 'board with changes that wait')

    await page.reload()
    await board.shows('Lantern Hill', '10/16 available')
    await board.shows('Harbor Row House', '4/8 available')
    await board.shows('Juniper Porch, Women', '3/4 available')
    await expect.poll(() => page.locator('.totals dd').allTextContents()).toEqual(['4', '40', '18', '3'])
    await page.getByText(/\d+ changes waiting$/).waitFor()

    await comeOnline(page)
    await page.getByText(/changes? waiting$/).waitFor({ state: 'detached' })
    await expect.poll(async () => (await board.groupsOf('Lantern Hill'))[0]).toMatchObject({ open: 10, openBefore: 9 })
    expect((await board.groupsOf('Harbor Row House'))[0]).toMatchObject({ open: 4, openBefore: 3 })
    expect((await board.groupsOf('Juniper Porch'))[0]).toMatchObject({ open: 3, openBefore: 2 })
    await expect.poll(() => new Set(made).size).toBe(10)
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('pl-beds/')))).toEqual([])
  },
)

journey(
  'a bed held in airplane mode waits on the phone, and is held once the phone is back',
  async ({ openPage, product, allow }) => {
    const page = await openPage(touchPhone)
    const board = await openKeptBoard(page, { product, allow })
    const [before] = await board.groupsOf('Harbor Row House')
    const left = (before?.open ?? 0) - 1
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Hold a bed at Harbor Row House' }).tap()
    const waits = page.getByRole('status').filter({ hasText: 'The hold waits on this device.' })
    const [notice, icon] = [await waits.boundingBox(), await waits.locator('.icon').boundingBox()]
    // Beside its words, in the middle of their lines.
    expect(Math.abs((icon?.y ?? 0) + 10 - ((notice?.y ?? 0) + (notice?.height ?? 0) / 2))).toBeLessThan(8)
    await axeEverywhere(page, 'board while a bed is held offline')
    await page.getByRole('button', { name: 'Hold this bed' }).tap()
    await board.shows('Harbor Row House', `${left}/8 available`)
    await page.getByText('Offline, 1 change waiting').waitFor()
    const asked: string[] = []
    page.on('dialog', (dialog) => asked.push(dialog.type()))
    await page.reload()
    await page.getByText(/^1 held on this device since .*\. Callers still see it as open\.$/).waitFor()
    expect(asked).toEqual(['beforeunload'])
    await comeOnline(page)
    await page.getByText(/^1 held until /).waitFor()
    await board.shows('Harbor Row House', `${left}/8 available`)
    const [group] = await board.groupsOf('Harbor Row House')
    expect([group?.open, group?.holds.length]).toEqual([left, 1])
  },
)

journey(
  'the board opens without a network, other pages lead to it, and all of it goes at signing out',
  async ({ page, product, allow }) => {
    allow(/status of 503/)
    await openKeptBoard(page, { product, allow })
    await page.context().setOffline(true)
    for (const address of ['/', '/workspace/beds']) {
      await page.goto(address)
      await page.getByRole('heading', { name: 'Lantern Hill' }).waitFor()
      if (await isWorkerAway(page)) await page.getByText(/^Offline\. Checked \d+:\d\d [ap]m$/).waitFor()
      await page.getByRole('heading', { name: /^Getting set up, \d of 6$/ }).waitFor()
      await expect
        .poll(async () => (await page.locator('.totals dd').allTextContents()).join(' '))
        .toMatch(/^4 40 \d+ 3$/)
      await page.getByRole('heading', { name: 'Directory stats' }).waitFor()
    }
    await axeEverywhere(page, 'board from the device')
    if (await isWorkerAway(page)) {
      await page.goto('/about')
      await page.getByRole('heading', { name: 'You are offline' }).waitFor()
      await axeEverywhere(page, 'no connection')
      await page.getByRole('link', { name: 'Open your board' }).click()
      await page.getByRole('heading', { level: 1, name: /^Welcome back/ }).waitFor()
      await waitUntilReady(page)
      await page.getByRole('link', { name: 'Questions about a bed' }).click()
      await page.waitForURL('**/workspace/messages')
      await page.getByText('This page needs a connection.').waitFor()
      await visit(page, '/')
      await signOut(page)
      await page.getByText('You are still signed in on this device.').waitFor()
      await axeEverywhere(page, 'signing out without a network')
      await page.getByRole('link', { name: 'Open your board' }).click()
      await page.getByRole('heading', { name: 'Lantern Hill' }).waitFor()
      await page.goto('/workspace/messages')
      await page.getByText('This page needs a connection.').waitFor()
      await page.context().setOffline(false)
      await page.getByRole('link', { name: 'Try again' }).click()
      await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor()
    }

    await page.context().setOffline(false)
    const other = await page.context().newPage()
    await other.goto('/faq')
    await signOut(other)
    await other.waitForURL('**/?signed-out=1')
    await expect.poll(() => anyTrace(other)).toEqual([])
    await page.waitForURL('**/sign-in?*')
    expect(await anyTrace(page)).toEqual([])
    await page.context().setOffline(true)
    await expect(page.goto('/')).rejects.toThrow(/ERR_/)
  },
)

journey(
  'what one person changed is neither sent nor seen by the next, and waits for the first',
  async ({ page, product, allow }) => {
    const board = await openKeptBoard(page, { product, allow })
    await page.context().setOffline(true)
    await board.fewer('Cedar Steps').click()
    await page.getByText('Offline, 1 change waiting').waitFor()
    // The session ends elsewhere, so that nobody signs out on this device.
    await page.context().clearCookies()
    await page.context().setOffline(false)
    await page.getByText('Sign in again to save 1 change.').waitFor()
    await axeEverywhere(page, 'board of somebody who has to sign in again')

    await page.goto('/sign-in')
    await signIn(page, 'newcomer@demo.example', product.demoPassword)
    await page.getByRole('heading', { name: 'No residences yet' }).waitFor()
    expect(await page.getByText(/waiting/).count()).toBe(0)
    await page.goto('/api/logout')
    await page.goto('/sign-in')
    await signIn(page, 'operator@demo.example', product.demoPassword)
    await board.shows('Cedar Steps', '0/10 available')
    await expect.poll(async () => (await board.groupsOf('Cedar Steps'))[0]?.open).toBe(0)
  },
)

journey(
  'a second tab without a network says of what waits in the first one that it waits',
  async ({ page, product, allow }) => {
    const board = await openKeptBoard(page, { product, allow })
    await page.context().setOffline(true)
    await board.more('Harbor Row House').click()
    const other = await page.context().newPage()
    await other.goto('/')
    const line = boardPage(other).line('Harbor Row House')
    await line.getByText(/^Waiting on this device since/).waitFor()
    await board.more('Harbor Row House').click()
    await boardPage(other).shows(
      'Harbor Row House',
      (await board.line('Harbor Row House').locator('b').first().textContent()) ?? '',
    )
    for (let look = 0; look < 12; look += 1) {
      expect(await line.getByText(/^Said just now/).count()).toBe(0)
      await other.waitForTimeout(100)
    }
    await other.close()
    await comeOnline(page)
    await page.getByText(/changes? waiting$/).waitFor({ state: 'detached' })
  },
)

journey(
  'what was said of a house that was archived meanwhile is named when it could not be saved, from any room',
  async ({ page, product, allow }) => {
    const board = await openKeptBoard(page, { product, allow })
    const { id } = await board.findResidence('Cedar Steps')
    await page.context().setOffline(true)
    await board.more('Cedar Steps').click()
    await page.getByText(/^Offline, 1 change waiting$/).waitFor()
    const setStatus = (status: string) =>
      page.context().request.post(`/api/desk/residences/${id}/status`, {
        data: { status },
        headers: { Origin: product.baseUrl },
      })
    expect((await setStatus('archived')).ok()).toBe(true)
    // The board is closed by then: another screen sends what waits.
    await page.goto('about:blank')
    await page.context().setOffline(false)
    await page.goto('/workspace/team')
    await page.getByText('1 number you set was not saved.').waitFor()
    await axeEverywhere(page, 'a room with a change that was not saved')
    await page.locator('.waiting-changes').getByRole('link', { name: 'Open the board' }).click()
    await page.getByText('A change was not saved.').waitFor()
    const notice = page.getByRole('alert').filter({ hasText: 'Cedar Steps' })
    expect(await notice.textContent()).toMatch(/You set \d+ at .* Cedar Steps was archived when this arrived\./)
    await axeEverywhere(page, 'a board with a change of a house that is gone')
    await notice.getByRole('button', { name: 'OK at Cedar Steps' }).click()
    await notice.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('heading', { name: 'Lantern Hill' }).waitFor()
    expect(await page.getByText('A change was not saved.').count()).toBe(0)
    expect((await setStatus('published')).ok()).toBe(true)
  },
)

journey('a visitor never gets a worker', async ({ page }) => {
  await visit(page, '/')
  expect(await anyTrace(page)).toEqual([])
})

journey('"Leave this site" forgets the board too', async ({ page, product, allow }) => {
  allow(/./)
  const board = boardPage(page)
  await board.open('operator', product.demoPassword)
  await board.kept()
  await page.route('https://www.weather.gov/**', (route) => route.fulfill({ body: 'Weather' }))
  await visit(page, '/contact')
  await page.getByRole('link', { name: 'Leave this site' }).click()
  await page.waitForURL('https://www.weather.gov/**')
  await page.goto('/faq')
  await expect.poll(() => anyTrace(page)).toEqual([])
})
