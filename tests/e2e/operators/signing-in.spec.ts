import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey } from '#tests/support/browser/browser-journey.ts'
import { fillProfile, setUpAccount, signIn } from '#tests/support/desk/accounts.ts'
import { linkTo, mailTo } from '#tests/support/product/mailbox.ts'

const oneLine = 'That did not work. Try again, or use a passkey.'
const goodPassword = 'lantern brook maple 9'

const buildPath = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '')

journey('an operator sets up a free profile, confirms the address, and signs in', async ({ page, product }) => {
  await page.goto('/sign-in?returnTo=%2Faccount')
  await page.getByRole('link', { name: 'Set up a free profile' }).click()
  await page.getByRole('heading', { name: 'Set up a free profile' }).waitFor()
  await page.getByRole('button', { name: 'Set up my profile' }).click()
  await page.getByRole('link', { name: 'Organization is missing.' }).waitFor()
  await axeEverywhere(page, 'sign-up, fields missing')
  await fillProfile(page, 'nia@birch.example', 'password12')
  await page.getByRole('button', { name: 'Set up my profile' }).click()
  await page.getByText('one of the first that get tried. Use four random words.').waitFor()
  await fillProfile(page, 'nia@birch.example', goodPassword)
  await page.getByRole('button', { name: 'Set up my profile' }).click()
  await page.getByText('We wrote to nia@birch.example.').waitFor()
  await axeEverywhere(page, 'sign-up, mail sent')

  const mail = await mailTo(product.dataDir, 'nia@birch.example', 'Confirm my address')
  await page.context().clearCookies({ name: /signing_up$/ })
  await page.goto(linkTo('/api/auth/verify-email', mail).href)
  await page.getByRole('heading', { name: 'Is this your account?' }).waitFor()
  await page.getByText('Nia Cole').waitFor()
  await axeEverywhere(page, 'is this your account')
  await page.getByRole('button', { name: 'Yes, this is my account' }).click()
  await page.getByText('Your address is confirmed.').waitFor()
  await axeEverywhere(page, 'address confirmed')
  await signIn(page, 'nia@birch.example', goodPassword)
  await page.waitForURL('**/account')
  await page.getByText('Birch House, Owner').waitFor()
})

journey(
  'who mistyped the address changes it, asks for the mail again, and its link signs in',
  async ({ page, product, allow }) => {
    allow(/\/sign-up.* 42[29] /)
    const email = `noor-${randomUUID()}@newdawn.example`
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/sign-up?returnTo=%2Fworkspace')
    await fillProfile(page, `wrong-${email}`, goodPassword)
    await page.getByRole('button', { name: 'Set up my profile' }).click()
    await page.getByText(`We wrote to wrong-${email}.`).waitFor()
    await page.getByRole('button', { name: /^Send again \(\d+ s\)$/ }).waitFor()
    const wrong = await mailTo(product.dataDir, `wrong-${email}`, 'Confirm my address')
    await page.getByText('Wrong address? Change it').click()
    await page.getByLabel('Email').fill('noor')
    await page.getByRole('button', { name: 'Send to this address' }).click()
    await page.getByText('Email does not look like an address.').waitFor()
    await axeEverywhere(page, 'sign-up, address changed to a wrong one')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send to this address' }).click()
    await page.getByText(`We wrote to ${email}.`).waitFor()
    const mail = await mailTo(product.dataDir, email, 'Confirm my address')
    await page.goto(linkTo('/api/auth/verify-email', wrong).href)
    await page.getByText('This link was used already, or is too old.').waitFor()
    await page.goto(linkTo('/api/auth/verify-email', mail).href)
    await page.getByText('You signed up in this browser.').waitFor()
    await axeEverywhere(page, 'is this your account, same browser')
    await page.getByRole('button', { name: 'Yes, this is my account' }).click()
    await page.waitForURL('**/workspace')
  },
)

journey('a wrong password is said in one line under it, and shows nobody’s account', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByText('We never show who has an account.').waitFor()
  await page.getByRole('link', { name: 'You do not need an account.' }).waitFor()
  await signIn(page, 'operator@demo.example', 'not the password')
  await page.getByText(oneLine).waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password')
  await axeEverywhere(page, 'sign-in failed')
})

journey('who is signed in already is not asked again; who signs out is told so', async ({ page, product }) => {
  await page.goto('/api/login?returnTo=%2Fcontact')
  await page.getByRole('link', { name: 'Back to where you were' }).waitFor()
  await signIn(page, 'newcomer@demo.example', product.demoPassword)
  await page.waitForURL('**/contact')
  await page.goto('/sign-in?returnTo=%2Faccount')
  expect(buildPath(page)).toBe('/account')
  const board = await page.context().newPage()
  await board.goto('/')
  await board.getByRole('heading', { name: /^Welcome back/ }).waitFor()
  await page.goto('/sign-out')
  await axeEverywhere(page, 'sign out?')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/?signed-out=1')
  await page.locator('main').getByText('You are signed out on this device.').waitFor()
  await board.getByRole('heading', { name: 'A safe place to live changes everything.' }).waitFor()
  await page.goto('/account')
  expect(buildPath(page)).toBe('/sign-in?returnTo=%2Faccount')
})

journey('a forgotten password is replaced by a mailed link, which works once', async ({ page, product }) => {
  const email = 'forgetful@birch.example'
  await setUpAccount(page, { dataDir: product.dataDir, email, password: 'forgotten words 11' })
  await page.goto('/sign-in')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await page.getByText('If the address has an account, a link is on its way.').waitFor()
  await axeEverywhere(page, 'forgot password, mail sent')

  const link = linkTo('/reset-password', await mailTo(product.dataDir, email, 'Choose a new password')).href
  await page.goto(link)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Set my new password' }).click()
  await page.getByText('Choose a password of at least 10 characters.').waitFor()
  await axeEverywhere(page, 'new password refused')
  await page.getByLabel('New password').fill(goodPassword)
  await page.getByRole('button', { name: 'Set my new password' }).click()
  await page.getByText('Your new password is set.').waitFor()
  await signIn(page, email, goodPassword)
  await page.waitForURL((url) => url.pathname === '/')

  await page.goto(link)
  await page.getByText('This link was used already, or is too old.').waitFor()
  await axeEverywhere(page, 'link used up')
  await page.getByRole('link', { name: 'Email me a new link' }).click()
  await page.waitForURL('**/forgot-password')
})

journey('all of it works without a script', async ({ openPage, product, allow }) => {
  allow(/\/sign-(in|up).* 42[29] /)
  // Another one at each try: an address signs up once.
  const email = `plain-${randomUUID()}@birch.example`
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Email is missing.').waitFor()
  await page.getByText('Password is missing.').waitFor()
  await signIn(page, 'newcomer@demo.example', 'not the password')
  expect(buildPath(page)).toBe('/sign-in')
  await page.getByText('That did not work. Try again.', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Sign in with a passkey' }).isVisible()).toBe(false)
  await page.locator('noscript p', { hasText: 'A passkey needs JavaScript' }).waitFor()
  await signIn(page, 'newcomer@demo.example', product.demoPassword)
  await page.getByRole('heading', { name: 'Your account', exact: true }).waitFor()
  for (const path of ['/about', '/faq']) {
    await page.goto(path)
    await page.locator('.topbar .auth').getByRole('link', { name: 'Your account' }).click()
    await page.getByRole('heading', { name: 'Your account', exact: true }).waitFor()
  }
  await page.goto('/sign-out')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('You are signed out on this device.').first().waitFor()

  await page.goto('/sign-up')
  await fillProfile(page, email, 'short')
  await page.getByRole('button', { name: 'Set up my profile' }).click()
  await page.getByText('Choose a password of at least 10 characters.').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  await fillProfile(page, email, goodPassword)
  await page.getByRole('button', { name: 'Set up my profile' }).click()
  await page.getByText('Check your email').waitFor()
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.getByText('Too many tries. Try again in a minute.').waitFor()
  const mail = await mailTo(product.dataDir, email, 'Confirm my address')
  await page.context().clearCookies({ name: /signing_up$/ })
  await page.goto(linkTo('/api/auth/verify-email', mail).href)
  await page.getByRole('button', { name: 'Yes, this is my account' }).click()

  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Email me a link' }).click()
  const reset = await mailTo(product.dataDir, email, 'Choose a new password')
  await page.goto(linkTo('/reset-password', reset).href)
  await page.getByLabel('New password').fill('another lantern 99')
  await page.getByRole('button', { name: 'Set my new password' }).click()
  await page.getByText('Your new password is set.').waitFor()
  await signIn(page, email, 'another lantern 99')
  await page.getByRole('link', { name: 'Logout' }).waitFor()
})

journey(
  'without a connection the sign-in page says so, keeps what was typed, and goes on once there is one',
  async ({ page, product, allow }) => {
    allow(/Failed to load resource|ERR_|Failed to fetch/)
    await page.goto('/sign-in?returnTo=%2Faccount')
    await page.getByLabel('Email').fill('operator@demo.example')
    await page.getByLabel('Password', { exact: true }).fill(product.demoPassword)
    await page.locator('porch-island[data-hydrated]').first().waitFor({ state: 'attached' })
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('Your device has no connection right now. Nothing you wrote is lost.').waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe('operator@demo.example')
    await page.context().setOffline(false)
    const posts: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
    await page.getByRole('button', { name: 'Sign in', exact: true }).dblclick()
    await page.waitForURL('**/account')
    expect(posts).toEqual(['/sign-in'])
  },
)
