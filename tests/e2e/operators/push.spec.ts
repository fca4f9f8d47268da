import { createECDH } from 'node:crypto'
import { expect } from 'vitest'
import { axeEverywhere } from '#tests/support/browser/axe.ts'
import { touchPhone, waitUntilReady } from '#tests/support/browser/browser-journey.ts'
import { enterAt } from '#tests/support/desk/accounts.ts'
import { journeyWith } from '#tests/support/product/own-product.ts'

const journey = journeyWith(() => {
  const keys = createECDH('prime256v1')
  return {
    PUSH_PUBLIC_KEY: keys.generateKeys('base64url'),
    PUSH_PRIVATE_KEY: keys.getPrivateKey('base64url'),
    PUSH_CONTACT: 'mailto:help@porchlight.example',
  }
})

/** Runs in the page: no push service can be reached here, so the browser's own part of it is played. */
function playPushService(): void {
  const encode = (bytes: Iterable<number>) =>
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  const endpoint = 'https://push.example/of-this-phone'
  let own: object | null = null
  Object.defineProperty(Notification, 'permission', { value: 'granted' })
  Object.assign(Notification, { requestPermission: async () => 'granted' })
  Object.assign(PushManager.prototype, {
    getSubscription: async () => own,
    subscribe: async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
      const p256dh = encode(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)))
      const keys = { p256dh, auth: encode(crypto.getRandomValues(new Uint8Array(16))) }
      own = { endpoint, unsubscribe: async () => true, toJSON: () => ({ endpoint, keys }) }
      return own
    },
  })
}

journey(
  'alerts are turned on on a phone, tried, and turned off, also without script',
  async ({ openPage, product }) => {
    const operator = { email: 'operator@demo.example', password: product.demoPassword }
    const page = await openPage(touchPhone)
    await page.addInitScript(playPushService)
    await enterAt(page, operator, '/workspace/notices')
    await waitUntilReady(page)
    await page.getByRole('button', { name: 'Turn on alerts on this device' }).tap()
    await page.getByText(', this device').waitFor()
    await axeEverywhere(page, 'alerts on a device')
    await page.getByRole('button', { name: 'Send a test' }).tap()
    await page.getByText('A test is on its way.').first().waitFor()

    const plain = await openPage({ javaScriptEnabled: false })
    await enterAt(plain, operator, '/workspace/notices')
    await plain.getByText('To turn alerts on, this page needs JavaScript.').waitFor()
    await plain.getByRole('button', { name: 'Turn off' }).click()
    await expect.poll(() => plain.getByRole('button', { name: 'Turn off' }).count()).toBe(0)
    await page.reload()
    await page.getByRole('button', { name: 'Turn on alerts on this device' }).waitFor()
  },
)

journey('somebody whose browser blocks alerts is told what to do', async ({ openPage, product }) => {
  const page = await openPage(touchPhone)
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { value: 'denied' }))
  await enterAt(page, { email: 'operator@demo.example', password: product.demoPassword }, '/workspace/notices')
  await page.getByText('Alerts are blocked in this browser').waitFor()
  await axeEverywhere(page, 'alerts blocked')
})
