import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey } from '#tests/support/browser/browser-journey.ts'
import { expectFocusIn } from '#tests/support/browser/focus-in.ts'
import { expectInSight } from '#tests/support/browser/measures/in-sight.ts'
import { enterAt, newOperator, setUpAccount, signOut } from '#tests/support/desk/accounts.ts'
import { appCode } from '#tests/support/desk/authenticator-app.ts'
import { holdScripts } from '#tests/support/desk/hold-scripts.ts'
import { mailTo } from '#tests/support/product/mailbox.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'

/** Passkeys are bound to a name: on this machine that is localhost, the same server as 127.0.0.1. */
const named = (baseUrl: string) => baseUrl.replace('127.0.0.1', 'localhost')

/** A device that holds passkeys and whose owner always agrees. */
async function plugInAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', ...options, automaticPresenceSimulation: true },
  })
}

journey('a passkey is added, signs in without a password, and is removed', async ({ openPage, product }) => {
  const page = await openPage({ baseURL: named(product.baseUrl) })
  await plugInAuthenticator(page)
  await enterAt(page, { email: 'operator@demo.example', password: product.demoPassword }, '/account')
  await page.getByText('No passkey yet.').waitFor()
  await axeEverywhere(page, 'account without passkeys')
  await page.getByLabel('Name of the new passkey').fill('My phone')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('listitem').filter({ hasText: 'My phone' }).waitFor()
  await expectFocusIn(page.locator('.account-done', { hasText: 'Passkey added' }))
  await axeEverywhere(page, 'account with a passkey')

  await signOut(page)
  await page.waitForURL('**/?signed-out=1')
  await page.goto('/sign-in?returnTo=%2Faccount')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL('**/account')
  await page.getByRole('button', { name: 'Remove My phone' }).click()
  await page.getByText('No passkey yet.').waitFor()
  await expectFocusIn(page.locator('.account-done', { hasText: 'Passkey removed' }))

  await page.goto('/sign-out')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/?signed-out=1')
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('That did not work. Try again, or use a passkey.').waitFor()
  expect(await page.getByText('Did not get our email?').count()).toBe(0)
})

journey('under a bare address the passkey button says that passkeys do not work there', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.getByText('Passkeys do not work in this browser, or at this address. Use your password.').waitFor()
})

journey('another device is signed out from here', async ({ openPage, product }) => {
  const [here, there] = [await openPage(), await openPage({ userAgent: firefox })]
  for (const page of [there, here]) {
    await enterAt(page, { email: 'staff@demo.example', password: product.demoPassword }, '/account')
  }
  const release = await holdScripts(here)
  await here.reload({ waitUntil: 'commit' })
  const button = here.getByRole('button', { name: /^Sign out Firefox on Linux/ })
  // Letters that come late move the button away from the pointer, and a page without a button asks for none.
  await button.waitFor()
  await here.evaluate(() => document.fonts.ready.then(() => undefined))
  await button.hover()
  // The list grows shorter when the page is hydrated, under a finger that is down.
  await here.mouse.down()
  expect(await button.evaluate((element) => element.matches(':active'))).toBe(true)
  release()
  await here.waitForTimeout(300)
  await here.mouse.up()
  await here.getByRole('listitem').filter({ hasText: 'Firefox on Linux' }).waitFor({ state: 'detached' })
  await expectFocusIn(here.locator('.account-done', { hasText: 'Signed out there' }))
  await there.reload()
  expect(new URL(there.url()).pathname).toBe('/sign-in')
})

journey('a changed password signs out every other device and is told by mail', async ({ openPage, product }) => {
  const email = 'changing@birch.example'
  const [here, there] = [await openPage(), await openPage({ userAgent: firefox })]
  const [old, fresh] = ['lantern brook maple 9', 'window porch candle 7']
  await setUpAccount(here, { dataDir: product.dataDir, email, password: old })
  for (const page of [there, here]) {
    await enterAt(page, { email, password: old }, '/account')
  }
  await here.getByLabel('Password you have now').fill('not my password')
  await here.getByLabel('New password').fill(fresh)
  await here.getByRole('button', { name: 'Change my password' }).click()
  await here.getByText('This is not your password.').waitFor()
  await axeEverywhere(here, 'password not changed')
  await here.getByLabel('Password you have now').fill(old)
  await here.getByRole('button', { name: 'Change my password' }).click()
  await expectFocusIn(here.locator('.account-done', { hasText: 'Password changed' }))
  await axeEverywhere(here, 'password changed')
  await there.reload()
  expect(new URL(there.url()).pathname).toBe('/sign-in')
  await mailTo(product.dataDir, email, 'Your password was changed')
})

journey(
  '“Confirm it is you” goes on with what was being done, with script and without',
  async ({ openPage, product, allow }) => {
    allow(/\/account\/confirm: .* (422|ERR_FAILED)/)
    const page = await openPage({ baseURL: named(product.baseUrl) })
    const account = await newOperator(page, product.dataDir, '/account')
    await plugInAuthenticator(page)
    // As the server answers 15 minutes after signing in.
    const asked = { code: 'prove_again', message: 'Confirm first that it is you.', requestId: 'journey' }
    await page.route('**/api/auth/passkeys/options', (route) => route.fulfill({ status: 403, json: asked }), {
      times: 1,
    })
    await page.getByLabel('Name of the new passkey').fill('My phone')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Confirm it is you' })
    await dialog.getByLabel('Your password').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password')
    await axeEverywhere(page, 'asked to confirm')
    await page.keyboard.type('not the password')
    await page.keyboard.press('Enter')
    await dialog.getByText('This is not your password.').waitFor()
    await dialog.getByLabel('Your password').fill(account.password)
    await page.keyboard.press('Enter')
    await page.getByRole('listitem').filter({ hasText: 'My phone' }).waitFor()
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/account/confirm?returnTo=%2Faccount')
    await page.getByRole('button', { name: 'Use your passkey' }).click()
    await expectInSight(page.getByText(/^A passkey needs JavaScript/))

    const plain = await openPage({ javaScriptEnabled: false })
    await enterAt(plain, account, '/account')
    await plain.goto('/account/confirm?returnTo=%2Faccount')
    await plain.getByLabel('Your password').fill('not the password')
    await plain.keyboard.press('Enter')
    await plain.getByText('This is not your password.').waitFor()
    await plain.getByLabel('Your password').fill(account.password)
    await plain.keyboard.press('Enter')
    await plain.waitForURL('**/account')
  },
)

journey(
  'who sets up an app, with a wrong code between, goes on where they wanted to',
  async ({ openPage, product, allow }) => {
    allow(/\/account\/second-factor.* 422 /)
    const page = await openPage({ viewport: { width: 390, height: 844 } })
    await newOperator(page, product.dataDir, '/account')
    await page.goto('/account/second-factor?returnTo=%2Fworkspace%2Fteam')
    await page.getByRole('button', { name: 'Set up an app' }).click()
    const key = (await page.locator('.factor-key').textContent()) ?? ''
    const digits = page.getByLabel('Code from your app')
    await digits.fill('000000')
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await page.getByText('This code is not right.').waitFor()
    await expect.poll(() => digits.evaluate((input) => document.activeElement === input)).toBe(true)
    await digits.fill(await appCode(key))
    await page.getByRole('button', { name: 'Turn it on' }).click()
    await page.getByRole('heading', { name: 'Keep these recovery codes' }).waitFor()
    await axeEverywhere(page, 'recovery codes')
    await page.getByRole('link', { name: 'I have kept them' }).click()
    await page.waitForURL('**/workspace/team')
  },
)
