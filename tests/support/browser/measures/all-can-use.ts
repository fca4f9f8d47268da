import type { Page } from 'playwright-core'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { expectThumbCanUse } from './thumb.ts'

export async function expectAllCanUse(page: Page, label: string): Promise<void> {
  await axeEverywhere(page, label)
  await expectThumbCanUse(page, label)
}
