import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { enterAt, signOut } from '#tests/support/desk/accounts.ts'

journey(
  'an operator sees the board from the first byte, and the street again after signing out',
  async ({ page, product }) => {
    await page.goto('/sign-in')
    await page.getByLabel('Email').fill('operator@demo.example')
    await page.getByLabel('Password', { exact: true }).fill(product.demoPassword)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: /^Welcome back/ }).waitFor()

    const html = await (await page.request.get('/')).text()
    expect(html).toContain('Welcome back')
    expect(html).not.toContain('A safe place to live')
    expect(html).toContain('<title>Your board |')
    expect(await page.title()).toMatch(/^Your board/)

    await signOut(page)
    await page.getByText('You are signed out on this device.').waitFor()
    await page.getByRole('heading', { level: 1, name: 'A safe place to live changes everything.' }).waitFor()
  },
)

journey('the board the server drew stays in place when the page is hydrated', async ({ page, product }) => {
  await enterAt(page, { email: 'operator@demo.example', password: product.demoPassword }, '/')
  await page.getByRole('heading', { level: 1, name: /^Welcome back/ }).waitFor()
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      const gone = changes.flatMap(({ removedNodes }) => [...removedNodes])
      if (gone.some((node) => node instanceof Element && node.querySelector('h1')))
        document.documentElement.dataset.blinked = ''
    }).observe(document, { childList: true, subtree: true })
  })
  await page.reload()
  await waitUntilReady(page)
  await page.getByText(/^measured /).waitFor()
  expect(await page.evaluate(() => 'blinked' in document.documentElement.dataset)).toBe(false)
})

journey('a desk page asks a stranger to sign in first, and then opens', async ({ page, product }) => {
  await page.goto('/workspace/claims')
  await page.getByLabel('Email').fill('operator@demo.example')
  await page.getByLabel('Password', { exact: true }).fill(product.demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Claims' }).waitFor()
  await page.getByRole('navigation', { name: 'Screens of your desk' }).getByRole('link', { name: 'Board' }).click()
  await page.getByRole('heading', { level: 1, name: /^Welcome back/ }).waitFor()
})

journey('staff find their work first, and an affiliate its state', async ({ openPage, product }) => {
  for (const [name, link, path] of [
    ['staff', 'Messages from the contact form', '/staff/inbox'],
    ['affiliate', 'West Virginia in the directory', '/directory/west-virginia'],
  ] as const) {
    const page = await openPage()
    await enterAt(page, { email: `${name}@demo.example`, password: product.demoPassword }, '/')
    await page.getByRole('heading', { level: 1, name: /^Welcome back/ }).waitFor()
    await page.getByText(/^measured /).waitFor()
    expect(await page.getByText('No residences yet').count()).toBe(0)
    await axeEverywhere(page, `board of ${name}`)
    await page.getByRole('link', { name: link }).click()
    await page.waitForURL(`**${path}`)
    await page.waitForFunction(() => !document.title.startsWith('Your board'))
  }
})
