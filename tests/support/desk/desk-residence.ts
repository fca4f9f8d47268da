import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { call } from './accounts.ts'

/** A draft of the operator's in a town where no other journey looks; gives its id. How its form makes one is a journey of its own. */
export async function makeDraft(page: Page, name: string, zip = '82001'): Promise<string> {
  const id = randomUUID()
  await call(page, '/api/desk/residences', { id, name, zip, city: '', state: '' })
  return id
}

/** The same, and the page goes to its form. Gives the path of its page at the desk. */
export async function addResidence(page: Page, name: string): Promise<string> {
  const path = `/workspace/residences/${await makeDraft(page, name)}`
  await page.goto(path)
  return path
}

export const residenceField = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
export const saveBar = (page: Page, name: string) => page.locator('.save-bar').getByRole('button', { name })
/** Waits until the bar at the foot of a house says that all of it is saved. */
export const residenceIsSaved = (page: Page) => page.locator('.save-said', { hasText: /^Saved$/ }).waitFor()

/** Opens every part of the form that is folded. */
export async function unfoldForm(page: Page): Promise<void> {
  const folded = page.locator('.folds > details:not([open]) > summary')
  while ((await folded.count()) > 0) await folded.first().click()
}
