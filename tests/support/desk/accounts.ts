import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { linkTo, mailTo } from '#tests/support/product/mailbox.ts'

/** Fills in the sign-in form of the page and sends it; where that leads is the journey's to wait for. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Logout stands in the bar where there is room, else behind More at a desk, and in the menu of a public page. */
export async function signOut(page: Page): Promise<void> {
  const logout = page.getByRole('link', { name: /^Logout/ }).filter({ visible: true })
  const more = page.getByRole('link', { name: 'More', exact: true }).filter({ visible: true })
  const behind = page.getByRole('button', { name: 'Open menu' }).or(more)
  await logout.or(behind).first().waitFor()
  if (!(await logout.isVisible())) await behind.click()
  await logout.click()
}

/** Fills in the sign-up form of the page as Nia Cole of Birch House. */
export async function fillProfile(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('First name').fill('Nia')
  await page.getByLabel('Last name').fill('Cole')
  await page.getByLabel('Organization').fill('Birch House')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

/**
 * An account of a journey's own, set up and confirmed as an operator would: for journeys that change its password,
 * which the demo accounts must keep. The page is left at the sign-in form.
 */
export async function setUpAccount(
  page: Page,
  account: { dataDir: string; email: string; password: string },
): Promise<void> {
  await page.goto('/sign-up')
  await fillProfile(page, account.email, account.password)
  await page.getByRole('button', { name: 'Set up my profile' }).click()
  await page.getByText('Check your email').waitFor()
  const mail = await mailTo(account.dataDir, account.email, 'Confirm my address')
  // As on another device: the browser that signed up would be signed in.
  await page.context().clearCookies({ name: /signing_up$/ })
  await page.goto(linkTo('/api/auth/verify-email', mail).href)
  await page.getByRole('button', { name: 'Yes, this is my account' }).click()
  await page.getByText('Your address is confirmed.').waitFor()
}

/** An operator of the journey's own, with no house yet, signed in and at `path`: what it does is nobody else's. */
export async function newOperator(
  page: Page,
  dataDir: string,
  path: string,
): Promise<{ email: string; password: string }> {
  const account = { email: `nia.${randomUUID().slice(0, 8)}@birch.example`, password: 'lantern brook maple 9' }
  await setUpAccount(page, { dataDir, ...account })
  await enterAt(page, account, path)
  return account
}

/** Signs an account in on another device and goes to `path`. */
export async function enterAt(page: Page, account: { email: string; password: string }, path: string): Promise<void> {
  await page.goto(`/sign-in?${new URLSearchParams({ returnTo: path })}`)
  await signIn(page, account.email, account.password)
  await page.waitForURL(`**${path}`)
}
