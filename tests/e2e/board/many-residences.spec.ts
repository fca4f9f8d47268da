import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone, visit } from '#tests/support/browser/browser-journey.ts'
import { type Account, enterAt, newOperator } from '#tests/support/desk/accounts.ts'

/** Ten houses of an operator of the journey's own, as an import leaves them: drafts, of which one lacks its phone number. */
async function importedResidences(page: Page, dataDir: string): Promise<Account> {
  const account = await newOperator(page, dataDir, '/workspace/residences')
  await page.getByRole('heading', { level: 1, name: 'Houses' }).waitFor()
  await page.evaluate(
    async (run) => {
      const call = async (path: string, body?: object) => {
        const sent = body && { method: 'POST', body: JSON.stringify(body) }
        const answer = await fetch(path, { headers: { 'content-type': 'application/json' }, ...sent })
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
        return answer.json()
      }
      for (let place = 0; place < 10; place += 1) {
        const id = crypto.randomUUID()
        const zip = place % 2 ? '82001' : '82601'
        await call('/api/desk/residences', { id, name: `Windlass ${run} ${place}`, zip, city: '', state: '' })
        const { values: base, version } = await call(`/api/desk/residences/${id}`)
        const visibility = place < 3 ? 'area' : 'hidden'
        const values = { ...base, phone: place === 9 ? '' : '307-555-0162', beds_women: '8', visibility }
        const form = { act: 'save', version, base, values, asked: [], keep: {}, newAddress: false }
        await call(`/api/desk/residences/${id}`, form)
      }
    },
    randomUUID().slice(0, 4),
  )
  return account
}

const list = (page: Page) => page.locator('main .dense')

journey('an operator publishes all ready houses after an import, and takes it back', async ({ openPage, product }) => {
  const page = await openPage(touchPhone)
  const account = await importedResidences(page, product.dataDir)
  await visit(page, '/workspace/residences')
  await page.getByText('Publish all 9 ready houses').tap()
  await page.getByText('Their addresses: 3 with town and ZIP code only and 6 with the town only.').waitFor()
  await axeEverywhere(page, 'publish all, asked')
  await page.getByRole('button', { name: 'Yes, publish 9 houses' }).tap()
  await page.getByText('9 houses wait for one check. They go live together with the yes').waitFor()
  await axeEverywhere(page, 'publish all, done')
  await page.getByRole('button', { name: 'Undo: make them drafts again' }).tap()
  await page.getByText('9 houses are drafts again.').waitFor()

  const plain = await openPage({ javaScriptEnabled: false })
  await enterAt(plain, account, '/workspace/residences')
  await plain.getByLabel('Find a house by name or town').fill('CASPER')
  await plain.getByRole('button', { name: 'Find', exact: true }).click()
  await expect.poll(() => list(plain).count()).toBe(5)
  await plain.getByRole('link', { name: /^Not ready/ }).click()
  await expect.poll(() => list(plain).count()).toBe(0)
  await plain.getByRole('link', { name: /^Ready to publish/ }).click()
  await expect.poll(() => list(plain).count()).toBe(5)
  await plain.getByText('Publish the 5 ready houses you found').click()
  await plain.getByRole('button', { name: 'Yes, publish the 5 houses you found' }).click()
  await plain.getByText('5 houses wait for one check. They go live together with the yes').waitFor()
  await plain.getByRole('button', { name: 'Undo: make them drafts again' }).click()
  await plain.getByText('5 houses are drafts again.').waitFor()
})

journey(
  'an operator changes the phone of several houses, reads what would happen, and takes it back',
  async ({ openPage, product }) => {
    const page = await openPage(touchPhone)
    const account = await importedResidences(page, product.dataDir)
    await visit(page, '/workspace/residences')
    const rows = list(page)
    await expect.poll(() => rows.count()).toBe(10)
    for (const box of await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height)))
      expect(box).toBeLessThanOrEqual(64)
    for (const place of [0, 1]) await rows.nth(place).locator('input[type=checkbox]').tap()
    await page.getByText('2 houses selected').waitFor()
    await page.getByLabel('What to change').selectOption('phone')
    await page.getByLabel('New phone or fee').fill('307-555-0163')
    const look = page.getByRole('button', { name: 'Preview the change' })
    const { y = 0, height = 0 } = (await look.boundingBox()) ?? {}
    expect([y > 844 / 3, height >= 44]).toEqual([true, true])
    await axeEverywhere(page, 'houses, selected')
    await look.tap()
    await page.getByRole('heading', { name: 'This would change 2 houses' }).waitFor()
    await axeEverywhere(page, 'houses, a change shown')
    await page.getByRole('button', { name: 'Yes, change 2 houses' }).tap()
    await page.getByRole('heading', { name: '2 houses changed' }).waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).tap()
    await page.getByRole('heading', { name: 'Taken back at 2 houses' }).waitFor()

    const plain = await openPage({ javaScriptEnabled: false })
    await enterAt(plain, account, '/workspace/residences')
    await plain.getByLabel('Which houses').selectOption('page')
    await plain.getByLabel('What to change').selectOption('fee week')
    await plain.getByLabel('New phone or fee').fill('150')
    await plain.getByRole('button', { name: 'Preview the change' }).click()
    await plain.getByRole('button', { name: 'Yes, change 10 houses' }).click()
    await plain.getByRole('heading', { name: '10 houses changed' }).waitFor()
    await plain.getByRole('button', { name: 'Undo', exact: true }).click()
    await plain.getByRole('heading', { name: 'Taken back at 10 houses' }).waitFor()
  },
)

journey(
  'the board of 10 houses is worked with one thumb, by keys and without script',
  async ({ openPage, product }) => {
    const page = await openPage(touchPhone)
    const account = await importedResidences(page, product.dataDir)
    await page.goto('/workspace/beds')
    await page.locator('porch-island[data-hydrated]').waitFor()
    const rows = page.locator('.dense')
    expect(await rows.count()).toBe(10)
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThanOrEqual(64)
    const small = await rows
      .first()
      .locator('button:visible, a, label')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44),
      )
    expect(small).toEqual([])
    expect((await page.locator('.stepper').first().boundingBox())?.y).toBeLessThan(200)
    await page.getByText('Find or sort').tap()
    await page.getByRole('link', { name: 'To confirm 10' }).tap()
    const number = rows.first().getByRole('textbox')
    await number.fill('3')
    await number.press('Enter')
    await rows.first().getByText('just now').waitFor()
    await page.reload()
    await page.locator('porch-island[data-hydrated]').waitFor()
    expect(await rows.first().getByRole('textbox').inputValue()).toBe('3')
    await rows.first().getByRole('textbox').fill('99')
    await rows.first().getByRole('textbox').press('Enter')
    await rows
      .first()
      .getByText(/^At most \d+ can be open\.$/)
      .waitFor()
    expect(await rows.first().getByRole('textbox').inputValue()).toBe('99')
    await rows.first().getByRole('textbox').press('Escape')
    await page.getByRole('link', { name: 'Open 1', exact: true }).tap()
    await expect.poll(() => rows.count()).toBe(1)
    await page.getByRole('link', { name: 'All 10' }).tap()
    await axeEverywhere(page, 'board of many')
    await rows.nth(1).getByRole('link').tap()
    await page.getByRole('link', { name: /^Close Windlass/ }).waitFor()
    await axeEverywhere(page, 'board of many, a house open')
    await page.getByRole('link', { name: /^Close Windlass/ }).tap()

    await page.getByRole('button', { name: 'Select houses' }).tap()
    for (const place of [2, 3]) await rows.nth(place).getByRole('checkbox').tap()
    const zero = page.getByRole('button', { name: '0 open', exact: true })
    expect(((await zero.boundingBox())?.y ?? 0) > 844 / 3).toBe(true)
    await axeEverywhere(page, 'board of many, selected')
    await zero.tap()
    await page.getByRole('button', { name: 'Undo', exact: true }).tap()
    await page.getByText('Taken back. Nothing was changed.').waitFor()
    await page.getByLabel('Beds open in each group of beds selected').fill('9')
    await page.getByRole('button', { name: 'Set open' }).tap()
    await page.getByText(/^At most 8 can be open at Windlass/).waitFor()
    await axeEverywhere(page, 'board of many, a number for all refused')
    await page.getByLabel('Beds open in each group of beds selected').fill('2')
    await page.getByRole('button', { name: 'Set open' }).tap()
    await page.getByText('2 open at 2 houses.').waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).tap()
    await page.getByText('Taken back. Nothing was changed.').waitFor()
    await zero.tap()
    await page.getByRole('button', { name: 'Done' }).tap()
    await page.getByRole('link', { name: 'Full 2' }).waitFor()

    const desk = await openPage()
    await enterAt(desk, account, '/workspace/beds')
    await desk.locator('porch-island[data-hydrated] .dense').first().waitFor()
    await desk.keyboard.press('/')
    await desk.keyboard.type('casper')
    await expect.poll(() => desk.locator('.dense').count()).toBe(5)
    await desk.locator('.dense').first().focus()
    await desk.keyboard.press('ArrowDown')
    await desk.keyboard.press('+')
    await desk.locator('.dense').nth(1).getByText('just now').waitFor()

    const plain = await openPage({ javaScriptEnabled: false })
    await enterAt(plain, account, '/workspace/beds')
    await plain.getByLabel('Order').selectOption('town')
    await plain.getByRole('button', { name: 'Find', exact: true }).click()
    await plain.getByRole('heading', { name: 'Casper, Wyoming' }).waitFor()
    const last = plain.locator('.dense').last()
    await last.getByRole('textbox').fill('5')
    await last.getByRole('button', { name: /^Say it/ }).click()
    await expect.poll(() => last.getByRole('textbox').inputValue()).toBe('5')
    expect(plain.url()).toContain('order=town')
    await plain.locator('.allright noscript summary').click()
    await plain.getByRole('button', { name: /^Still right for 5 in Cheyenne, Wyoming/ }).click()
    await plain.locator('.dense', { hasText: 'just now' }).first().waitFor()
    expect(plain.url()).toContain('order=town')
    await last.getByRole('link').click()
    await plain.getByRole('link', { name: /^Close Windlass/ }).waitFor()
  },
)

journey(
  'a board of more than 200 houses comes in pages, and its open page stays without a network',
  { timeout: 120_000 },
  async ({ openPage, product, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    const page = await openPage(touchPhone)
    const account = await importedResidences(page, product.dataDir)
    await page.evaluate(async () => {
      const add = (place: number) => {
        const name = `Zenith ${String(place).padStart(3, '0')}`
        const body = JSON.stringify({ id: crypto.randomUUID(), name, zip: '82001', city: '', state: '' })
        return fetch('/api/desk/residences', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      }
      for (let place = 0; place < 196; place += 1) await add(place)
    })
    await page.goto('/workspace/beds')
    await page.getByText('206 of 206 houses').waitFor()
    await page.getByRole('link', { name: 'Next' }).tap()
    await page.getByText('Page 2 of 3').waitFor()
    expect(page.url()).toContain('page=2')
    await page.locator('porch-island[data-hydrated]').waitFor()
    const isKept = () =>
      page.evaluate(async () => Boolean(await (await caches.open('pl-board-answers')).match('/api/desk/board?page=2')))
    await expect.poll(isKept, { timeout: 20_000 }).toBe(true)
    await page.context().setOffline(true)
    await page.reload()
    await page.getByText('Page 2 of 3').waitFor()
    expect(await page.locator('.dense').count()).toBe(100)
    await page.context().setOffline(false)

    const plain = await openPage({ javaScriptEnabled: false })
    await enterAt(plain, account, '/workspace/beds')
    await plain.getByLabel('Find a house').fill('windlass')
    await plain.getByRole('button', { name: 'Find', exact: true }).click()
    await plain.getByText('10 of 206 houses').waitFor()
    await plain.getByRole('link', { name: 'Open 0' }).click()
    await plain.getByText('No house fits.').waitFor()
  },
)
