import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone, visit, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { enterAt, newOperator } from '#tests/support/desk/accounts.ts'
import { makeDraft } from '#tests/support/desk/desk-residence.ts'

const list = '/workspace/certification'

const noSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

journey(
  'an operator applies on a phone, loses the line, reloads, goes on without script, and sends it',
  async ({ openPage, product, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|status of 40[39]/)
    const page = await openPage(touchPhone)
    const account = await newOperator(page, product.dataDir, '/workspace/residences')
    const residence = `Alder House ${account.email.slice(4, 12)}`
    await makeDraft(page, residence, '25301')
    await visit(page, list)
    const applying = page.getByRole('form', { name: `Apply: ${residence}` })
    await applying.getByLabel('Level of support').selectOption('2')
    await axeEverywhere(page, 'a house that may apply')
    await applying.getByRole('button', { name: 'Apply', exact: true }).tap()
    await page.waitForURL(/certification\/[\w-]{36}$/)
    await waitUntilReady(page)
    const own = new URL(page.url()).pathname

    // Any rule is two taps away.
    await page.getByRole('link', { name: /^1\.A\.1\.b / }).tap()
    await page.waitForURL(/rule=1\.A\.1\.b/)
    await waitUntilReady(page)
    await page.getByLabel('Not yet').check()
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.context().setOffline(true)
    await page.getByLabel(/^Note/).fill('Our rules hang in the hall.')
    await page.getByText(/^Not saved yet: no connection/).waitFor()
    await page.context().setOffline(false)
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.reload()
    await waitUntilReady(page)
    expect(await page.getByLabel('Not yet').isChecked()).toBe(true)
    expect(await page.getByLabel(/^Note/).inputValue()).toBe('Our rules hang in the hall.')
    expect(await noSidewaysScroll(page)).toBe(true)
    await axeEverywhere(page, 'one rule of an application')

    const plain = await openPage({ ...touchPhone, javaScriptEnabled: false })
    await enterAt(plain, account, list)
    await plain.getByRole('link', { name: new RegExp(`^${residence}, Level II`) }).tap()
    await plain.waitForURL(`**${own}`)
    await plain.goto(`${own}?rule=1.A.1.b`)
    expect(await plain.getByLabel('Not yet').isChecked()).toBe(true)
    await plain.getByLabel('Yes, we do').check()
    const next = plain.getByRole('button', { name: /^Next: / })
    const code = ((await next.textContent()) ?? '').replace('Next: ', '')
    await next.tap()
    await plain.waitForURL((url) => url.searchParams.get('rule') === code)
    await plain.getByRole('link', { name: 'Back', exact: true }).tap()
    await plain.waitForURL(/rule=1\.A\.1\.b/)
    expect(await plain.getByLabel('Yes, we do').isChecked()).toBe(true)

    // Two at one rule: each keeps what only one changed, and chooses where both did.
    await visit(page, `${own}?rule=1.A.1.b`)
    await plain.goto(`${own}?rule=1.A.1.b`)
    await page.getByLabel(/^Note/).fill('On paper.')
    await page.getByText('Saved', { exact: true }).waitFor()
    await plain.getByLabel(/^Note/).fill('In a folder.')
    await plain.getByLabel(/^Who looks after this/).fill('Marcus')
    await plain.getByRole('button', { name: /^Next: / }).tap()
    await plain.getByText('This was changed in two places at once').waitFor()
    expect(await plain.locator('.choice .as-typed').textContent()).toBe('On paper.')
    expect(await plain.getByLabel(/^Note/).inputValue()).toBe('In a folder.')
    await plain.getByLabel(/^Keep what this page says/).check()
    await plain.getByRole('button', { name: /^Next: / }).tap()
    await plain.waitForURL((url) => url.searchParams.get('rule') === code)
    await page.getByLabel(/^Note/).fill('On paper, signed.')
    await page.getByLabel(/^Keep what is saved/).waitFor()
    await axeEverywhere(page, 'a rule that two people answered')
    await page.getByLabel(/^Keep what is saved/).tap()
    await page.getByText('Saved', { exact: true }).waitFor()
    expect(await page.getByLabel(/^Note/).inputValue()).toBe('In a folder.')
    await page.reload()
    expect(await page.getByLabel(/^Who looks after this/).inputValue()).toBe('Marcus')

    await plain.goto(`${own}?rule=1.A.1.b`)
    await plain.getByRole('button', { name: /^Send it to / }).tap()
    await plain.getByText('The affiliate reads as you go.').waitFor()

    const affiliate = await openPage(touchPhone)
    await enterAt(affiliate, { email: 'affiliate@demo.example', password: product.demoPassword }, '/affiliate')
    await affiliate.goto('/affiliate/applications')
    await affiliate.getByText(residence).first().waitFor()
    const refused = await affiliate.goto(own)
    expect(refused?.status()).toBe(403)
  },
)
