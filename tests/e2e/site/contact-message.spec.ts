import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey } from '#tests/support/browser/browser-journey.ts'
import { mailsTo, mailTo } from '#tests/support/product/mailbox.ts'

const support = 'support@alliance.example'
const thanks = "Thank you for contacting us. We'll get back to you within 24 hours."

async function fillIn(page: Page, words: string, email = 'sam@home.example') {
  await page.getByLabel('First name').fill('Sam')
  await page.getByLabel('Last name').fill('Reed')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Message').fill(words)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' })
const values = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>('main form') ?? undefined)),
  )

/** Hydrated, with all that the page fetches when somebody begins to write. */
async function waitUntilAllIsHere(page: Page): Promise<void> {
  await page.locator('porch-island[data-hydrated]').waitFor()
  await page.waitForLoadState('networkidle')
}

/** What the visitor is told to quote. */
async function referenceOn(page: Page): Promise<string> {
  return (await page.locator('main .notice b.nowrap').textContent()) ?? ''
}

/** Both sides of the message: the toast's title and the panel in place, one and the same. */
async function expectSaidTwice(page: Page, title: string, words: string) {
  await page.locator('.toast', { hasText: title }).waitFor()
  await page.locator('main .notice', { hasText: title }).getByText(words).waitFor()
}

journey('a visitor leaves a message: it is thanked for, stored and mailed', async ({ page, product }) => {
  await page.goto('/contact')
  await fillIn(page, 'Is there a bed for a veteran in Charleston?')
  await page.getByLabel('State').selectOption('West Virginia')
  await send(page).click()
  await expectSaidTwice(page, 'Message Sent', thanks)
  await axeEverywhere(page, 'message sent')
  expect(await values(page)).toMatchObject({ firstName: '', email: '', stateId: '', message: '' })
  const reference = await referenceOn(page)
  const mail = await mailTo(product.dataDir, support, reference)
  expect(mail).toContain('Is there a bed for a veteran in Charleston?')
  await mailTo(product.dataDir, 'sam@home.example', reference)
})

journey('nothing is sent while required fields are empty, and each is one click away', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await page.goto('/contact')
  await send(page).click()
  await expectSaidTwice(page, 'Missing Information', 'Please fill in all required fields.')
  await axeEverywhere(page, 'missing information')
  await page.getByRole('link', { name: 'Message is missing.' }).click()
  await page.keyboard.type('Hello')
  expect(await page.getByLabel('Message').inputValue()).toBe('Hello')
  expect(calls).toEqual([])
})

journey('with no way to the server everything written stays, even over a reload', async ({ page, product, allow }) => {
  allow(/net::ERR_/)
  await page.goto('/contact')
  await fillIn(page, 'Written in a tunnel.')
  await waitUntilAllIsHere(page)
  await page.context().setOffline(true)
  await send(page).click()
  await expectSaidTwice(page, 'Error', 'Failed to send message. Please try again.')
  await page.getByText('Your device has no connection right now.').waitFor()
  await axeEverywhere(page, 'no way to the server')
  await page.context().setOffline(false)
  await page.reload()
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Written in a tunnel.')
  await send(page).click()
  await expectSaidTwice(page, 'Message Sent', thanks)
  await mailTo(product.dataDir, support, 'Written in a tunnel.')
})

journey('a message that arrived though its answer got lost is not stored twice', async ({ page, product, allow }) => {
  allow(/net::ERR_/)
  await page.goto('/contact')
  await fillIn(page, 'The answer to this got lost.')
  await page.route('**/api/contact', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await send(page).click()
  await expectSaidTwice(page, 'Error', 'Failed to send message. Please try again.')
  await page.unroute('**/api/contact')
  await page.reload()
  await send(page).click()
  await expectSaidTwice(page, 'Message Sent', thanks)
  const reference = await referenceOn(page)
  await mailTo(product.dataDir, support, reference)
  const sent = await mailsTo(product.dataDir, support)
  expect(sent.filter((mail) => mail.includes('The answer to this got lost.'))).toHaveLength(1)
})

journey('what the server refuses is said beside the field', async ({ page }) => {
  await page.goto('/contact')
  // An address that the browser lets pass and the server does not.
  await fillIn(page, 'Hello', 'sam@home')
  await send(page).click()
  await page.getByRole('link', { name: 'Email does not look like an address.' }).waitFor()
  await axeEverywhere(page, 'refused by the server')
})

journey('the address fills the form, and links on the page change what it is about', async ({ page }) => {
  await page.goto('/contact?topic=demo&state=west-virginia&facility=Harbor+Row')
  expect(await values(page)).toMatchObject({
    facilityName: 'Harbor Row',
    stateId: 'WV',
    message: 'Topic: Schedule a demo\n\n',
  })
  await page.getByRole('link', { name: 'Contact Virginia Association of Recovery Residences' }).click()
  await page.waitForURL('**/contact?topic=affiliate&state=VA#send')
  await page.waitForFunction(() => document.activeElement?.id === 'send')
  expect(await values(page)).toMatchObject({ stateId: 'VA', message: 'Topic: For the state affiliate\n\n' })
  const logged = page.waitForEvent('console', (message) => message.text() === 'contact: Book Demo')
  await page.getByRole('link', { name: 'Book Demo' }).click()
  await logged
  await page.waitForURL('**/contact?topic=demo#send')
  await page.waitForFunction(() => document.querySelector('textarea')?.value.startsWith('Topic: Schedule a demo'))
})

journey(
  'the one field that was wrong has the focus, and a summary of several, with and without the island',
  async ({ openPage, allow }) => {
    allow(/Failed to load resource|Failed to fetch dynamically/)
    for (const isBlocked of [false, true]) {
      const page = await openPage()
      if (isBlocked) await page.route(/\/assets\/(?!page-script)[^/]*\.js/, (route) => route.abort())
      await page.goto('/contact')
      await page.getByLabel('First name').fill('Sam')
      await page.getByLabel('Message').fill('Is there a bed?')
      await send(page).click()
      await page.waitForFunction(() => document.activeElement?.matches('.news[data-trouble]'))
      await page.getByLabel('Last name').fill('Reed')
      await page.getByLabel('Email', { exact: true }).fill('nonsense')
      await send(page).click()
      await page.waitForFunction(() => document.activeElement?.id === 'contact-email')
    }
  },
)

journey('when the states do not load, a state can be written out', async ({ page, allow }) => {
  allow(/status of 500/)
  await page.route('**/api/states', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/contact')
  await page.getByLabel('First name').focus()
  const state = page.getByRole('textbox', { name: 'State' })
  await state.waitFor()
  await axeEverywhere(page, 'no list of states')
  await fillIn(page, 'From Montana.')
  await state.fill('montana')
  const request = page.waitForRequest('**/api/contact')
  await send(page).click()
  expect((await request).postDataJSON()).toMatchObject({ stateId: 'MT' })
  await expectSaidTwice(page, 'Message Sent', thanks)
})

journey('leaving the site in a hurry takes the draft along', async ({ page }) => {
  await page.route('https://www.weather.gov/**', (route) => route.fulfill({ body: '<title>Weather</title>' }))
  await page.goto('/contact')
  await fillIn(page, 'Somebody came in.')
  await page.getByRole('link', { name: 'Leave this site' }).click()
  await page.waitForURL('https://www.weather.gov/**')
  await page.goto('/contact')
  await page
    .getByText(/^(Open|Closed) now$/)
    .filter({ visible: true })
    .waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('')
})

journey(
  'without a script: what is missing is said, nothing typed is lost, and the message goes out',
  async ({ openPage, product, allow }) => {
    allow(/status of 422/)
    const page = await openPage({ javaScriptEnabled: false })
    await page.goto('/contact?topic=demo&state=WV')
    expect(await page.getByLabel('Message').inputValue()).toMatch(/^Topic: Schedule a demo/)
    await page.getByLabel('First name').fill('Nia')
    await send(page).click()
    await expect.poll(() => page.title()).toContain('Not sent')
    await page.getByText('Please fill in all required fields.').waitFor()
    await page.getByRole('link', { name: 'Email is missing.' }).waitFor()
    await page.getByRole('link', { name: 'Message is missing.' }).waitFor()
    expect(await page.getByLabel('First name').inputValue()).toBe('Nia')
    expect(await page.getByLabel('State').inputValue()).toBe('WV')
    await fillIn(page, 'Sent by a plain form.', 'nia@birch.example')
    await send(page).click()
    await page.waitForURL('**/contact/sent?ref=*')
    await page.getByText(thanks).waitFor()
    const reference = await referenceOn(page)
    expect(await mailTo(product.dataDir, support, reference)).toContain('Sent by a plain form.')
  },
)

journey(
  'the page that says a message was sent passes axe, and says so for no reference that is not one',
  async ({ page }) => {
    await page.goto('/contact/sent?ref=K4M2-7QXA')
    await page.getByText('K4M2-7QXA').waitFor()
    await axeEverywhere(page, 'contact, sent')
    await page.goto('/contact/sent?ref=<b>call+555-0100</b>')
    await page.getByText('This address names no message that was sent.').waitFor()
    expect(await page.locator('main').textContent()).not.toMatch(/555-0100|Message Sent/)
    expect(await page.title()).not.toContain('Message Sent')
    await axeEverywhere(page, 'contact, nothing sent')
    await page.goto('/contact/sent')
    await page.getByRole('link', { name: 'Write a message' }).click()
    await page.waitForURL('**/contact')
  },
)

journey(
  'on a phone without a connection the toast lies neither on what it says in place, nor on a field, nor on the way out',
  async ({ openPage, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED/)
    const page = await openPage({ viewport: { width: 390, height: 844 } })
    await page.goto('/contact')
    await fillIn(page, 'Is there a bed for a veteran?')
    await waitUntilAllIsHere(page)
    await page.context().setOffline(true)
    await send(page).click()
    await expectSaidTwice(page, 'Error', 'Failed to send message. Please try again.')
    const apart = () =>
      page.evaluate(() => {
        const [toast, exit, notice] = ['.toast', '.crisis .exit', 'main .notice'].map((one) =>
          document.querySelector(one)?.getBoundingClientRect(),
        )
        if (!toast || !exit || !notice) return false
        const fields = [...document.querySelectorAll('main .input')].map((field) => field.getBoundingClientRect())
        return [exit, notice, ...fields].every(({ top, bottom }) => toast.bottom <= top || bottom <= toast.top)
      })
    // Over an animation or two.
    await expect.poll(apart).toBe(true)
    await page.waitForTimeout(500)
    expect(await apart()).toBe(true)
  },
)
