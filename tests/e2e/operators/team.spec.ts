import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { journey, touchPhone, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { expectAllCanUse } from '#tests/support/browser/measures/all-can-use.ts'
import { expectInSight } from '#tests/support/browser/measures/in-sight.ts'
import { tabTo } from '#tests/support/browser/tab-to.ts'
import { newOperator, signIn } from '#tests/support/desk/accounts.ts'
import { mailTo } from '#tests/support/product/mailbox.ts'

const password = 'four random words here'
const someone = () => `${randomUUID().slice(0, 8)}@birch.example`

const team = '/workspace/team'

async function openTeam(page: Page) {
  await page.goto(team)
  await page.getByRole('heading', { name: 'Your team', level: 1 }).waitFor()
}

async function linkFor(dataDir: string, email: string): Promise<string> {
  const mail = (await mailTo(dataDir, email, 'See the invitation')).replace(/=\r?\n/g, '')
  return /\/join\/[\w-]{32}/.exec(mail)?.[0] ?? 'no link'
}

journey(
  'an owner invites by keyboard, somebody joins by touch, learns, and is taken out',
  async ({ openPage, product, allow }) => {
    allow(/status of (40[13]|422)/)
    const { dataDir } = product
    const owner = await openPage(touchPhone)
    await newOperator(owner, dataDir, team)
    await waitUntilReady(owner)
    await owner.getByText('You are the only owner.').waitFor()
    const invited = someone()
    await tabTo(owner, owner.getByLabel('Email', { exact: true }))
    await owner.keyboard.type('nobody')
    await owner.keyboard.press('Enter')
    await owner.getByText('Email does not look like an address.').waitFor()
    await owner.keyboard.press('ControlOrMeta+A')
    await owner.keyboard.type(invited)
    await owner.keyboard.press('Enter')
    await owner.getByRole('heading', { name: invited }).waitFor()
    await expectAllCanUse(owner, 'team of an owner')

    const page = await openPage(touchPhone)
    await page.goto(await linkFor(dataDir, invited))
    await page.getByRole('heading', { name: 'Join a team: Birch House' }).waitFor()
    await expectAllCanUse(page, 'invitation')
    await page.getByLabel('First name').fill('Sam')
    await page.getByLabel('Last name').fill('Reed')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Make my account and join' }).tap()
    await page.waitForURL('**/workspace/team?done=joined')
    await waitUntilReady(page)
    await page.getByRole('button', { name: 'I know this See how the board works' }).tap()
    await page.getByRole('heading', { name: 'Your training, 1 of 7' }).waitFor()
    expect(await page.getByLabel('Email', { exact: true }).count()).toBe(0)
    await axeEverywhere(page, 'team of a bed updater')

    await openTeam(owner)
    await waitUntilReady(owner)
    const person = owner.getByRole('article').filter({ hasText: 'Sam Reed' })
    await person.getByText('Training: 1 of 7 steps').waitFor()
    await person.getByText('Change').first().tap()
    await person.getByRole('radio', { name: /^Manager/ }).tap()
    await person.getByRole('button', { name: 'Save the role' }).tap()
    await owner.getByText('Saved. It counts from now on').waitFor()
    await mailTo(dataDir, invited, 'From now on you are')
    await person.getByText('Change').first().tap()
    await axeEverywhere(owner, 'changing a role')
    await person.getByRole('button', { name: 'Remove Sam Reed' }).tap()
    await owner.getByText('The person is out of your team.').waitFor()
    await page.reload()
    // Their session ended with the membership.
    await page.waitForURL('**/sign-in?**')

    await owner.goto('/workspace/history')
    await owner.getByText('Removed Sam Reed, was a manager').waitFor()
    await expectAllCanUse(owner, 'history')
    await owner.getByLabel('Kind of change').selectOption('team')
    await owner.getByRole('button', { name: 'Show' }).tap()
    await owner.waitForURL('**/workspace/history?**kind=team**')
    await owner.getByText('Joined as a bed updater').waitFor()
  },
)

journey(
  'a team works without a script: inviting, ticking, joining with the account one has',
  async ({ openPage, product, allow }) => {
    allow(/status of 422/)
    const { dataDir } = product
    const bare = { ...touchPhone, javaScriptEnabled: false }
    const page = await openPage(bare)
    await newOperator(page, dataDir, team)
    await page.getByLabel('Email', { exact: true }).fill('nobody@')
    await page.getByRole('radio', { name: /^Manager/ }).check()
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expectInSight(page.getByText('Email does not look like an address.'))
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('nobody@')
    expect(await page.getByRole('radio', { name: /^Manager/ }).isChecked()).toBe(true)
    await page.getByLabel('Email', { exact: true }).fill('')
    await page.getByText('Several people at once').click()
    const several = `${someone()}\nnobody`
    await page.getByLabel('Their addresses').fill(several)
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expectInSight(page.getByText('One line was not sent.'))
    expect(await page.getByLabel('Their addresses').inputValue()).toBe(several)
    expect(await page.getByRole('radio', { name: /^Manager/ }).isChecked()).toBe(true)
    await page.getByLabel('Their addresses').fill('')
    const second = await openPage(touchPhone)
    const { email, password: secondPassword } = await newOperator(second, dataDir, team)
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await page.waitForURL('**/workspace/team?done=invite#invite')
    await expectInSight(page.getByText('The invitation is on its way.'))
    await page.getByRole('button', { name: 'I know this Hold a bed' }).click()
    await page.waitForURL('**/workspace/team?done=train#training')

    const link = await linkFor(dataDir, email)
    await page.goto(link)
    await page.getByText('You are signed in as somebody else').waitFor()
    await page.getByRole('button', { name: 'Sign out and go on as the right person' }).click()
    await page.getByRole('link', { name: 'Sign in and join' }).click()
    await signIn(page, email, secondPassword)
    await page.waitForURL(`**${link}`)
    await page.getByRole('button', { name: 'Join Birch House' }).click()
    await page.waitForURL('**/workspace/team?done=joined')
    await page.getByText('You are in.').waitFor()
    await page.goto(link)
    await page.getByText('You belong to this team already.').waitFor()
    await page.goto('/account')
    await page.getByRole('heading', { name: 'Organizations' }).waitFor()
    await page.getByRole('button', { name: /^Act for it/ }).click()
    await page.waitForURL('**/account?done=organization#organizations')
    await page.getByText('You act for Birch House now.').waitFor()
  },
)
