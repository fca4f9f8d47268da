import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectNoAxeViolations } from '#tests/support/browser/axe.ts'
import { journey, touchPhone } from '#tests/support/browser/browser-journey.ts'
import { expectAllCanUse } from '#tests/support/browser/measures/all-can-use.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'

async function readAnswer(page: Page, address: string): Promise<string> {
  await page.goto(address)
  return (await page.locator(`[id="${address.split('#')[1]}"]`).textContent()) ?? ''
}

journey(
  'staff change an answer in both languages on a phone; visitors read it at once; staff go back',
  async ({ openPage, product, allow }) => {
    allow(/status of 422/)
    const staff = await openPage(touchPhone)
    await enterAt(staff, { email: 'staff@demo.example', password: product.demoPassword }, '/staff/content')
    await staff.getByRole('link', { name: 'What does it cost?' }).tap()
    await staff.getByRole('heading', { name: 'What does it cost?', level: 1 }).waitFor()
    const [english, spanish] = [
      staff.getByRole('group', { name: 'English' }),
      staff.getByRole('group', { name: 'Spanish' }),
    ]
    await english.getByLabel('Answer').fill('Setup is free.\n- No card <b>ever</b>')
    const preview = staff.getByRole('region', { name: 'Preview' })
    await preview.getByRole('listitem').filter({ hasText: 'No card <b>ever</b>' }).waitFor()
    await staff.getByRole('link', { name: 'All texts' }).tap()
    const leaving = staff.getByRole('dialog', { name: 'Leave without saving?' })
    await leaving.getByRole('button', { name: 'Stay here' }).tap()
    await leaving.waitFor({ state: 'detached' })
    expect(await english.getByLabel('Answer').inputValue()).toContain('Setup is free.')
    await spanish.getByLabel('Question').fill('¿Cuánto cuesta?')
    await staff.getByRole('button', { name: 'Publish' }).tap()
    await spanish.getByText('This is missing.').waitFor()
    await spanish.getByLabel('Answer').fill('El registro es gratis.')
    await staff.getByRole('button', { name: 'Publish' }).tap()
    await staff.getByText(/^Changed by .*This is what stands now\.$/).waitFor()
    await staff.locator('#edit-title:focus').waitFor()
    await expectAllCanUse(staff, 'a text of the FAQ at the staff’s desk')

    const visitor = await openPage(touchPhone)
    expect(await readAnswer(visitor, '/faq#what-it-costs')).toMatch(
      /Setup is free\..*<b>ever<\/b>.*El registro es gratis/,
    )
    await expectNoAxeViolations(visitor, 'an answer in both languages')
    await visitor.goto('/faq?q=registro')
    expect(await visitor.getByRole('main').getByRole('status').first().textContent()).toBe('1 of 10 questions')

    await english.getByLabel('Answer').fill('Setup is free, and so is being listed.')
    await staff.getByRole('button', { name: 'Publish' }).tap()
    await staff.getByText('The Spanish text is older than the English.').first().waitFor()
    const first = staff.getByRole('listitem').filter({ hasText: 'The words that the site came with' })
    await first.getByRole('button', { name: 'Go back to these words' }).tap()
    await staff.getByText(/^An earlier text brought back by/).waitFor()
    expect(await english.getByLabel('Answer').inputValue()).toContain('We ask for no card.')
    const before = await readAnswer(visitor, '/faq#what-it-costs')
    expect(before).toContain('We ask for no card.')
    expect(before).not.toContain('El registro')
  },
)

journey(
  'without script staff look at a help article, publish it, lose no word to somebody else’s, and take it off the page',
  async ({ openPage, product, allow }) => {
    allow(/status of 4\d\d/)
    const password = product.demoPassword
    const plain = { javaScriptEnabled: false }
    const [staff, other] = [await openPage(plain), await openPage(plain)]
    for (const page of [staff, other])
      await enterAt(page, { email: 'staff@demo.example', password }, '/staff/content/help/bed-count')
    const english = staff.getByRole('group', { name: 'English' })
    const words = await english.getByLabel('Text', { exact: true }).inputValue()
    expect(words).toContain('[bed counts]')
    await english.getByLabel('Text', { exact: true }).fill(`Ask the house.\n\n${words}`)
    await staff.getByRole('button', { name: 'See how it looks' }).click()
    await staff.getByRole('region', { name: 'Preview' }).getByText('Ask the house.').waitFor()
    await staff.getByRole('button', { name: 'Publish' }).click()
    await staff.getByText('Published. The page shows it now.').waitFor()

    await other.getByRole('group', { name: 'English' }).getByLabel('Title').fill('My title')
    await other.getByRole('button', { name: 'Publish' }).click()
    await other.getByText(/This was not done\. .*changed this text meanwhile/).waitFor()
    expect(await other.getByRole('group', { name: 'English' }).getByLabel('Title').inputValue()).toBe('My title')
    await other.getByRole('group').filter({ hasText: 'On the page now' }).getByText('Ask the house.').waitFor()

    const visitor = await openPage(plain)
    expect(await readAnswer(visitor, '/help#bed-count')).toMatch(/^Ask the house\..*2\/8 available/)
    await staff.getByRole('button', { name: 'Take it off the page' }).click()
    await staff.getByText('It is off the page. Its words are kept.').waitFor()
    await visitor.goto('/help')
    expect(await visitor.locator('#bed-count').count()).toBe(0)
    await staff.getByRole('button', { name: 'Put it back on the page' }).click()
    await staff.getByText('It is on the page again.').waitFor()
    await visitor.goto('/help')
    expect(await visitor.locator('#bed-count').count()).toBe(1)
  },
)

journey(
  'staff add a question and take it off again; the history of the alliance says so',
  async ({ openPage, product }) => {
    const staff = await openPage()
    await enterAt(staff, { email: 'staff@demo.example', password: product.demoPassword }, '/staff/content')
    await staff.getByRole('link', { name: 'Add a question' }).click()
    await staff.getByLabel('Subject').selectOption('Technical')
    const english = staff.getByRole('group', { name: 'English' })
    await english.getByLabel('Question').fill('Is there an app?')
    await english.getByLabel('Answer').fill('No. The site is enough.')
    await english.getByLabel('Links').fill('Read the documentation /docs')
    await staff.getByRole('button', { name: 'Publish' }).click()
    await staff.waitForURL(/\/staff\/content\/faq\/is-there-an-app-1/)
    await staff.getByText(/^Added by /).waitFor()
    const visitor = await openPage()
    await visitor.goto('/faq')
    expect(await visitor.getByRole('main').getByRole('status').first().textContent()).toBe('11 of 11 questions')
    expect(await visitor.getByRole('main').textContent()).not.toContain('Ten plain answers')
    await staff.getByRole('button', { name: 'Take it off the page' }).click()
    await staff.getByText('Not on the page', { exact: true }).waitFor()
    const director = await openPage()
    await enterAt(director, { email: 'director@demo.example', password: product.demoPassword }, '/workspace/history')
    await director.getByText('Added a question to the FAQ: Is there an app?').waitFor()
  },
)
