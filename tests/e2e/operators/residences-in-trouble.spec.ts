import { expect } from 'vitest'
import { journey } from '#tests/support/browser/browser-journey.ts'
import { newOperator } from '#tests/support/desk/accounts.ts'
import {
  addResidence,
  saveBar as bar,
  residenceField as field,
  residenceIsSaved as saved,
} from '#tests/support/desk/desk-residence.ts'

// Asked for once more, it has another address.
const script = '**/edit-screen.island-*.js*'

journey(
  'what is typed of a house stays when its script comes late or never, the line drops, or somebody is signed out',
  async ({ page, product, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|status of 401/)
    await newOperator(page, product.dataDir, '/workspace/residences')
    const path = await addResidence(page, 'Bowline House')
    const email = field(page, 'Email')
    const news = page.locator('.residence-news')

    const late = Promise.withResolvers<void>()
    await page.route(script, async (route) => {
      await late.promise
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await email.fill('early@home.example')
    const per = page.getByLabel('Per', { exact: true })
    await per.selectOption('month')
    late.resolve()
    await page.locator('.save-said', { hasText: 'Not saved yet' }).waitFor()
    expect([await email.inputValue(), await per.inputValue()]).toEqual(['early@home.example', 'month'])

    await page.context().setOffline(true)
    await bar(page, 'Save draft').click()
    await news.getByText('Your device has no connection right now.').waitFor()
    await page.context().setOffline(false)
    await bar(page, 'Save draft').click()
    await saved(page)

    // The save arrives, and the line drops before the page is read anew.
    await page.route(`**${path}*`, (route) => route.abort('connectionrefused'))
    await email.fill('later@home.example')
    await bar(page, 'Save draft').click()
    await page.getByText('We could not read this page anew.').waitFor()
    await page.unroute(`**${path}*`)
    await page.getByRole('button', { name: 'Try again' }).click()
    await saved(page)

    const cookies = await page.context().cookies()
    await page.context().clearCookies()
    await email.fill('out@home.example')
    await bar(page, 'Save draft').click()
    await news.getByText('You are signed out.').waitFor()
    await page.context().addCookies(cookies)
    await bar(page, 'Save draft').click()
    await saved(page)

    await page.unroute(script)
    await page.route(script, (route) => route.abort())
    await page.goto(path)
    await page.locator('porch-island[data-not-hydrated]').waitFor({ state: 'attached' })
    expect(await email.inputValue()).toBe('out@home.example')
    await email.fill('never@home.example')
    await bar(page, 'Save draft').click()
    await page.waitForURL('**?done=save*')
    expect(await email.inputValue()).toBe('never@home.example')
  },
)
